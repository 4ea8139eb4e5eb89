/** The management interface of Cloudflare, pretended as far as wrangler asks it about one Worker: versions, and which one is served. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A version of the site that was uploaded. */
export interface UploadedVersion {
  id: string;
  message: string;
}

const moment = '2026-11-20T22:30:00Z';

/** Starts it. `versions` are all that were uploaded, the oldest first; `served` is the identifier of the one that visitors get. */
export async function startCloudflare() {
  const cloudflare = {
    versions: [] as UploadedVersion[],
    served: undefined as string | undefined,
    /** Those that were served, the latest first. */
    deployed: [] as string[],
    address: '',
    close: () => server.close(),
  };
  const serve = (id: string) => {
    cloudflare.served = id;
    cloudflare.deployed.unshift(id);
  };
  const upload = (body: string): string => {
    const id = randomUUID();
    const [, message = ''] = /"workers\/message":"([^"]*)"/.exec(body) ?? [];
    cloudflare.versions.push({ id, message });
    return id;
  };
  const versionFields = (id: string, number: number) => ({
    id,
    number,
    metadata: { created_on: moment, modified_on: moment, author_email: 'owner@example.com', source: 'wrangler' },
    annotations: {},
    resources: { bindings: [], script: { etag: 'a', handlers: [] }, script_runtime: {} },
  });
  const deploymentFields = (id: string) => ({
    id: randomUUID(),
    created_on: moment,
    source: 'wrangler',
    author_email: 'owner@example.com',
    versions: [{ version_id: id, percentage: 100 }],
  });

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const path = (request.url ?? '').split('?')[0] ?? '';
    const answer = (result: unknown) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ success: true, errors: [], messages: [], result }));
    const [, version] = /\/versions\/([\w-]+)$/.exec(path) ?? [];
    const isSent = request.method === 'POST' || request.method === 'PUT';
    if (path.endsWith('/assets-upload-session')) answer({ jwt: 'a.b.c', buckets: [] });
    else if (version) {
      const number = cloudflare.versions.findIndex(({ id }) => id === version) + 1;
      answer(versionFields(version, number));
    } else if (path.endsWith('/versions') && isSent)
      answer({ ...versionFields(upload(body), cloudflare.versions.length), startup_time_ms: 1 });
    else if (path.endsWith('/versions')) {
      answer({ items: cloudflare.versions.map(({ id }, index) => versionFields(id, index + 1)) });
    } else if (path.endsWith('/deployments') && isSent) {
      const { versions } = JSON.parse(body) as { versions: { version_id: string }[] };
      serve(versions[0]!.version_id);
      answer({ id: randomUUID() });
    } else if (path.endsWith('/deployments')) answer({ deployments: cloudflare.deployed.map(deploymentFields) });
    else if (/\/scripts\/[\w-]+$/.test(path) && isSent) {
      serve(upload(body));
      answer({ id: 'a-worker', etag: 'a', startup_time_ms: 1, deployment_id: randomUUID() });
    } else if (/\/services\/[\w-]+$/.test(path)) {
      answer({ default_environment: { environment: 'production', script: { last_deployed_from: 'wrangler' } } });
    } else if (/\/workers\/workers\/[\w-]+$/.test(path))
      answer({ subdomain: { enabled: true, previews_enabled: true } });
    else if (path.endsWith('/subdomain')) answer({ enabled: true, previews_enabled: true, subdomain: 'a-venue' });
    else answer([]);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  cloudflare.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return cloudflare;
}
