import { expect, test } from 'vitest';
import { entryQueueKey } from '#domain/browser-keys.ts';
import { readQueue } from '#stores/queue-storage.ts';
import { useEmptyStorage } from '../../support/browser-storage.ts';
import { values } from '../../support/entries.ts';

test('one thing that nobody can read does not lose the others that wait', () => {
  useEmptyStorage().set(
    entryQueueKey,
    JSON.stringify([{ key: 1 }, { key: 'good', values: values(), state: { status: 'waiting' } }]),
  );
  expect(readQueue()).toMatchObject([{ key: 'good' }]);
});
