import { expect, test } from 'vitest';
import { measureLoad } from '../../scripts/chat-load/measure-load.ts';
import { temporaryDirectory } from '../support/backend.ts';

test('ten visitors who talk at once lose no message, and the budgets are exact', async () => {
  const directory = temporaryDirectory();
  try {
    const report = await measureLoad({ dataDirectory: directory.path, visitors: 10, seconds: 3 });
    expect(report.problems).toEqual([]);
    expect(report.replies).toBeGreaterThanOrEqual(20 + 10); // one alone twenty times, then ten; a busy machine does no more
  } finally {
    directory.remove();
  }
});
