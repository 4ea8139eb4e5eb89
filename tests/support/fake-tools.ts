/** Tools of a deploy that only write down what they were asked to do, and can be told to be slow or to fail. */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

/** One tool: it writes down its words when it begins, does its work in one write, and writes down that it ended. */
const tool = `#!/bin/sh
call="\${0##*/} $*"
note() { printf '%s\\t%s\\t%s\\t%s\\n' "$1" "$SITE_URL" "$SITE_REVISION" "$call" >> "$FAKE_TOOLS/calls"; }
told=no
case "$call" in "\${FAKE_CALL:-none}"*) told=$FAKE_AT ;; esac
note begins
[ $told = before ] && sleep 600
[ $told = fails ] && exit 3
echo "\${FAKE_ROUND:-1}" > "$FAKE_TOOLS/world/\${0##*/} \${1##*/} $2"
note ends
[ $told = after ] && sleep 600
exit 0
`;

/** When a tool is slow or fails, and which: the one whose call begins so. */
export interface Trouble {
  at: 'before' | 'after' | 'fails';
  call: string;
}

/** A folder of tools and what they were asked; no Docker runs on its machine. */
export class FakeTools {
  readonly folder = mkdtempSync(join(tmpdir(), 'tools-'));

  constructor() {
    this.forget();
    mkdirSync(join(this.folder, 'bin'));
    for (const name of ['supabase', 'wrangler', 'astro', 'node']) {
      writeFileSync(join(this.folder, 'bin', name), tool);
      chmodSync(join(this.folder, 'bin', name), 0o755);
    }
    writeFileSync(join(this.folder, 'bin', 'docker'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  }

  /** What was asked of them, in order: each that ended, or with `begins` each that began. */
  calls(kind: 'begins' | 'ends' = 'ends'): { call: string; site: string; revision: string }[] {
    const file = join(this.folder, 'calls');
    if (!existsSync(file)) return [];
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([each]) => each === kind)
      .map(([, site = '', revision = '', call = '']) => ({ call, site, revision }));
  }

  /** What they have changed: the tool and its first two words, and the round in which it was last done to its end. */
  world(): Record<string, string> {
    const folder = join(this.folder, 'world');
    return Object.fromEntries(
      readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8').trim()]),
    );
  }

  /** Lets the project’s own command line of Supabase do its work, but for some of its commands; functions are bundled for it. */
  useSupabase(address: string, except: readonly string[]): Record<string, string> {
    writeFileSync(join(this.folder, 'bin', 'node'), `#!/bin/sh\nexec "${process.execPath}" "$@"\n`);
    const file = join(this.folder, 'bin', 'supabase');
    writeFileSync(join(this.folder, 'pretended'), tool.replaceAll('${0##*/}', 'supabase'));
    const real = resolve('node_modules/supabase/dist/supabase.js');
    const cases = except.map((command) => `"${command}"`).join('|');
    writeFileSync(
      file,
      `#!/bin/sh
case "$1 $2" in ${cases}) exec sh "${join(this.folder, 'pretended')}" "$@" ;; esac
"${process.execPath}" "${real}" "$@" && echo "\${FAKE_ROUND:-1}" > "$FAKE_TOOLS/world/supabase $1 $2"
`,
    );
    const profile = join(this.folder, 'profile.yaml');
    const lines = ['name: test', `api_url: ${address}`, `dashboard_url: ${address}`, 'project_host: supabase.co'];
    writeFileSync(profile, lines.join('\n'));
    return {
      SUPABASE_PROFILE: profile,
      SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
      SUPABASE_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
    };
  }

  /** Lets the project’s own wrangler do its work, with a page in place of a site that was built. */
  useWrangler(): void {
    const site = join(this.folder, 'site');
    mkdirSync(site);
    writeFileSync(join(site, 'index.html'), '<!doctype html><title>A page</title>');
    const real = resolve('node_modules/wrangler/bin/wrangler.js');
    const run = `exec "${process.execPath}" "${real}" "$@"`;
    const text = `#!/bin/sh\ncase "$1" in deploy) ${run} --assets "${site}" ;; esac\n${run}\n`;
    writeFileSync(join(this.folder, 'bin', 'wrangler'), text);
  }

  forget(): void {
    for (const name of ['calls', 'world']) rmSync(join(this.folder, name), { recursive: true, force: true });
    mkdirSync(join(this.folder, 'world'));
  }

  /** Starts a script of the project with these tools; in a group of its own, so that all of it can be killed at once. */
  start(words: string[], environment: Record<string, string>, trouble?: Trouble) {
    const path = `${join(this.folder, 'bin')}${delimiter}${process.env['PATH']}`;
    const child = spawn(process.execPath, words, {
      detached: true,
      env: {
        HOME: this.folder,
        TMPDIR: this.folder,
        FAKE_TOOLS: this.folder,
        ...environment,
        ...(trouble && { FAKE_AT: trouble.at, FAKE_CALL: trouble.call }),
        PATH: path,
      },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
    const ended = new Promise<{ code: number | null; said: string }>((done) =>
      child.once('close', (code) => done({ code, said })),
    );
    return { kill: () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), ended };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
