import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptPicture } from '#social/kept-picture.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'social-'));
  await writeFile(join(folder, 'safe.webp'), 'a picture');
});
afterEach(() => rm(folder, { recursive: true }));

const card = () => ({
  path: '/rooms/the-vault',
  eyebrow: 'Bank job',
  title: 'The Vault',
  note: '2 to 8 players',
  venue: 'Bell & Bolt',
  picture: join(folder, 'safe.webp'),
  faded: false,
});
const draw = () => vi.fn<() => Promise<Buffer>>(async () => Buffer.from('drawn'));

test('a builder who changed nothing waits for no picture twice', async () => {
  const store = join(folder, 'store');
  const [first, second] = [draw(), draw()];
  await keptPicture(card(), store, first);

  expect((await keptPicture(card(), store, second)).toString()).toBe('drawn');
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
  expect(await readdir(store)).toHaveLength(1);
});

test('an editor who changes a title or a picture gets a new one', async () => {
  const store = join(folder, 'store');
  const drawing = draw();
  await keptPicture(card(), store, drawing);
  await keptPicture({ ...card(), title: 'The Safe' }, store, drawing);
  await writeFile(join(folder, 'safe.webp'), 'another picture');
  await keptPicture(card(), store, drawing);

  expect(drawing).toHaveBeenCalledTimes(3);
});

test('a logo that did not arrive is asked for again by the next build, and one that did is kept', async () => {
  const store = join(folder, 'store');
  const drawing = vi.fn<(...parts: unknown[]) => Promise<Buffer>>(async () => Buffer.from('drawn'));
  const logo = new Uint8Array([1, 2, 3]);
  const fetchOne = vi
    .fn<(address: string) => Promise<Uint8Array | undefined>>()
    .mockResolvedValueOnce(undefined)
    .mockResolvedValue(logo);
  const withLogo = { ...card(), logo: 'https://backend.example.com/logo.webp' };
  for (let build = 0; build < 3; build += 1) await keptPicture(withLogo, store, drawing, fetchOne);

  expect(fetchOne.mock.calls).toEqual([[withLogo.logo], [withLogo.logo]]);
  expect(drawing.mock.calls.map((parts) => parts[2])).toEqual([undefined, logo]);
});
