/**
 * Stands in for GitHub as far as the editor asks it: one repository in memory, with branches, commits and pull requests. Whoever
 * shows no token that it knows is refused.
 */
import { createHash, randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { ContentSource } from '#integrations/check-content/content-source.ts';
import type { Page, Request } from '@playwright/test';

/** Files of a branch by their paths. */
type Files = ReadonlyMap<string, Buffer>;
interface PullRequest {
  number: number;
  title: string;
  branch: string;
  isDraft: boolean;
  state: 'OPEN' | 'CLOSED' | 'MERGED';
  labels: string[];
}
interface Answer {
  status?: number;
  json?: unknown;
  body?: Buffer;
}
interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown>;
}
interface NewCommit {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

const fixture = 'tests/fixtures/known-venue/content';
/** The repository that a build names where nobody named one. */
const repository = '/repos/your-venue/site';
const author = { name: 'Mara', email: 'mara@venue.example.com', user: { id: 7, login: 'mara' } };
const written = '2026-10-01T12:00:00Z';

/** A branch is its newest commit, and that is the files it holds. */
interface Branch {
  head: string;
  files: Files;
}

const nameOf = (content: Buffer) => createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

export class GitHub {
  readonly token = randomUUID();
  readonly pullRequests: PullRequest[] = [];
  readonly branches = new Map<string, Branch>();

  constructor() {
    const files = globSync(`${fixture}/**/*.{yaml,md}`).map(
      (path) => [path.replace(fixture, 'src/content'), readFileSync(path)] as const,
    );
    this.branches.set('main', { head: randomUUID(), files: new Map(files) });
  }

  /** Answers what a page asks of GitHub. */
  async answer(page: Page): Promise<void> {
    await page.route('https://api.github.com/**', async (route) => {
      const { status = 200, json, body } = this.#reply(route.request());
      const headers = { 'access-control-allow-origin': '*' };
      if (body) await route.fulfill({ status, headers, body, contentType: 'application/octet-stream' });
      else await route.fulfill({ status, headers, json: json ?? {} });
    });
  }

  /** A branch as the check of the content reads it. */
  source(branch: string): ContentSource {
    const files = this.branches.get(branch)?.files ?? new Map<string, Buffer>();
    const texts = [...files].filter(([path]) => /\.(yaml|md)$/.test(path));
    return {
      texts: new Map(texts.map(([path, content]) => [path, content.toString()])),
      files: new Set(files.keys()),
    };
  }

  #reply(request: Request): Answer {
    const { pathname } = new URL(request.url());
    const isKnown = request.headers()['authorization']?.endsWith(this.token);
    if (!isKnown) return { status: 401, json: { message: 'Bad credentials' } };
    const asked = { method: request.method(), path: pathname, body: (request.postDataJSON() ?? {}) as Asked['body'] };
    if (pathname === '/graphql') return { json: this.#answerQuery(asked.body) };
    const answer = this.#answerCall(asked);
    if (!answer) throw new Error(`This stand-in for GitHub has no ${asked.method} ${pathname}.`);
    return answer;
  }

  #answerCall({ method, path, body }: Asked): Answer | undefined {
    if (path === '/user') return { json: { id: 7, login: 'mara', name: 'Mara', html_url: 'https://github.com/mara' } };
    const [, what = '', rest = ''] = /^\/([a-z]+)\/?(.*)$/.exec(path.replace(repository, '')) ?? [];
    if (what === 'collaborators') return { status: 200 };
    if (what === 'git' && rest.startsWith('trees/')) return { json: { tree: this.#tree(rest.slice(6)) } };
    if (what === 'git' && rest.startsWith('blobs/')) return { body: this.#blob(rest.slice(6)) };
    if (what === 'git' && method === 'DELETE') {
      this.branches.delete(decodeURI(rest.replace('refs/heads/', '')));
      return {};
    }
    if (what === 'pulls' && method === 'POST') return { status: 201, json: this.#propose(body) };
    const one = this.pullRequests.find(({ number }) => number === Number.parseInt(rest));
    if (what === 'pulls' && rest.endsWith('/merge')) return { json: this.#merge(one!) };
    if (what === 'issues') {
      if (Array.isArray(body['labels'])) one!.labels = body['labels'] as string[];
      return { json: { labels: one!.labels.map((name) => ({ name })) } };
    }
    return undefined;
  }

  #tree(name: string) {
    const branch = this.branches.get(name) ?? [...this.branches.values()].find(({ head }) => head === name);
    return [...(branch?.files ?? [])].map(([path, content]) => ({
      type: 'blob',
      path,
      sha: nameOf(content),
      size: content.length,
    }));
  }

  #blob(name: string): Buffer {
    const all = [...this.branches.values()].flatMap(({ files }) => [...files.values()]);
    return all.find((content) => nameOf(content) === name)!;
  }

  #propose({ title, head, draft }: Asked['body']) {
    const number = this.pullRequests.length + 1;
    const proposal = { number, title: String(title), branch: String(head), isDraft: Boolean(draft), labels: [] };
    this.pullRequests.push({ ...proposal, state: 'OPEN' });
    const url = `https://github.com/your-venue/site/pull/${number}`;
    return { ...proposal, node_id: `pull-${number}`, html_url: url, created_at: written, updated_at: written };
  }

  #merge(proposal: PullRequest) {
    const main = this.branches.get('main')!;
    const { files } = this.branches.get(proposal.branch)!;
    this.branches.set('main', { head: randomUUID(), files: new Map([...main.files, ...files]) });
    proposal.state = 'MERGED';
    return { merged: true };
  }

  #answerQuery({ query, variables = {} }: { query?: unknown; variables?: unknown }): unknown {
    const asked = String(query);
    const { input, branch = 'main' } = variables as { input?: object; branch?: string };
    if (asked.includes('createCommitOnBranch')) return { data: this.#commit(input as NewCommit) };
    if (asked.includes('createRef')) {
      const { name } = input as { name: string };
      this.branches.set(name.replace('refs/heads/', ''), { ...this.branches.get('main')! });
      return { data: { createRef: { ref: { name } } } };
    }
    if (/convertPullRequestToDraft|markPullRequestReadyForReview/.test(asked)) {
      const { pullRequestId } = input as { pullRequestId: string };
      const proposal = this.pullRequests.find(({ number }) => pullRequestId === `pull-${number}`)!;
      proposal.isDraft = asked.includes('convertPullRequestToDraft');
      return { data: { pullRequest: { isDraft: proposal.isDraft } } };
    }
    const { head } = this.branches.get(branch)!;
    if (asked.includes('fork: repository'))
      return { data: { fork: { id: 'site' }, base: { ref: { target: { oid: head } } } } };
    if (asked.includes('pullRequests('))
      return { data: { repository: { pullRequests: { nodes: this.#openPullRequests() } } } };
    return { data: { repository: this.#answerObjects(asked, head) } };
  }

  /** What a query names one by one: contents by their hash or by branch and path, and who last changed a path. */
  #answerObjects(asked: string, head: string): Record<string, unknown> {
    const commit = { oid: head, message: 'The content', author, committedDate: written };
    const history = { target: { history: { nodes: [commit] } } };
    const answers: Record<string, unknown> = { ref: history };
    for (const [, name = ''] of asked.matchAll(/((?:commit|history)_\d+): ref/g)) answers[name] = history;
    for (const [, name = '', oid = ''] of asked.matchAll(/(\w+): object\(oid: "(\w+)"\)/g))
      answers[name] = { text: this.#blob(oid).toString() };
    for (const [, name = '', branch = '', path = ''] of asked.matchAll(
      /(\w+): object\(expression: "([^":]+):([^"]+)"\)/g,
    ))
      answers[name] = this.#object(branch, path);
    return answers;
  }

  #object(branch: string, path: string) {
    const content = this.branches.get(branch)?.files.get(path);
    if (!content) return null;
    const isBinary = content.includes(0);
    return { oid: nameOf(content), byteSize: content.length, isBinary, text: isBinary ? null : content.toString() };
  }

  #commit({ branch: { branchName }, expectedHeadOid, fileChanges: { additions, deletions } }: NewCommit) {
    const branch = this.branches.get(branchName)!;
    if (branch.head !== expectedHeadOid) throw new Error(`${branchName} has moved on.`);
    const files = new Map(branch.files);
    for (const { path } of deletions) files.delete(path);
    const added = additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const);
    for (const [path, content] of added) files.set(path, content);
    const head = randomUUID();
    this.branches.set(branchName, { head, files });
    const named = added.map(([, content], index) => [`file_${index}`, { oid: nameOf(content) }]);
    return {
      createCommitOnBranch: { commit: { oid: head, committedDate: written, ...Object.fromEntries(named) } },
    };
  }

  #openPullRequests() {
    const main = this.branches.get('main')!.files;
    return this.pullRequests
      .filter(({ state }) => state === 'OPEN')
      .map(({ number, title, branch, isDraft, labels }) => ({
        id: `pull-${number}`,
        number,
        title,
        url: `https://github.com/your-venue/site/pull/${number}`,
        isDraft,
        isCrossRepository: false,
        createdAt: written,
        updatedAt: written,
        headRefName: branch,
        author: { ...author, login: author.user.login, databaseId: author.user.id },
        labels: { nodes: labels.map((name) => ({ name })) },
        files: {
          nodes: [...this.branches.get(branch)!.files]
            .filter(([path, content]) => main.get(path) !== content)
            .map(([path]) => ({ path, changeType: main.has(path) ? 'MODIFIED' : 'ADDED' })),
        },
      }));
  }
}
