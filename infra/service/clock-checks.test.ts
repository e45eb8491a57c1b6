import { expect, it, vi } from 'vitest';
import { warnOfLateClock } from './clock-checks.ts';
import { newestOf } from './engines.ts';

const at = '2026-11-25T02:00:00.000Z';
const newest = { recordedAt: at } as never;
const embedded = {
  head: async () => 7,
  readAll: async ({ after }: { after: number }) => (after === 6 ? [newest] : []),
};
/** Positions are not consecutive: the position before the newest event is unknown. */
const eventStore = { newest: async () => newest };

const warnedAt = async (now: string, log: Parameters<typeof newestOf>[0] = embedded) => {
  const warn = vi.fn();
  const newestRecordedAt = async () => (await newestOf(log))?.recordedAt;
  await warnOfLateClock({ newestRecordedAt }, () => new Date(now), { warn } as never);
  return warn.mock.calls.map(([fields]) => fields);
};

it.each([
  ['embedded', embedded],
  ['EventStoreDB', eventStore],
])('warns when the newest event is in the future: %s', async (_, log) => {
  expect(await warnedAt('2026-11-25T00:00:00Z', log)).toEqual([{ seconds: 7200, newestEvent: at }]);
});

it('reports nothing for correct clocks or an empty log', async () => {
  expect(await warnedAt('2026-11-25T01:59:56Z')).toEqual([]);
  expect(await warnedAt('2026-11-26T00:00:00Z')).toEqual([]);
  expect(await warnedAt('2026-11-25T00:00:00Z', { ...embedded, head: async () => 0 })).toEqual([]);
  expect(await warnedAt('2026-11-25T00:00:00Z', { newest: async () => undefined })).toEqual([]);
});
