import { expect, it, vi } from 'vitest';
import { tellOfLateClock } from './clock-checks.ts';

const at = '2026-11-25T02:00:00.000Z';
const log = {
  head: async () => 7,
  readAll: async ({ after }: { after: number }) => (after === 6 ? [{ recordedAt: at }] : []) as never,
};
const warnedAt = async (now: string, eventLog = log) => {
  const warn = vi.fn();
  await tellOfLateClock(eventLog, new Date(now), { warn } as never);
  return warn.mock.calls.map(([fields]) => fields);
};

it('warns when the newest event is in the future', async () => {
  expect(await warnedAt('2026-11-25T00:00:00Z')).toEqual([{ seconds: 7200, newestEvent: at }]);
});

it('reports nothing for correct clocks or an empty log', async () => {
  expect(await warnedAt('2026-11-25T01:59:56Z')).toEqual([]);
  expect(await warnedAt('2026-11-26T00:00:00Z')).toEqual([]);
  expect(await warnedAt('2026-11-25T00:00:00Z', { ...log, head: async () => 0 })).toEqual([]);
});
