import { afterEach, expect, it } from 'vitest';
import { memoryDocuments } from '#infra/eventing/testing.ts';
import { type MissedSearches, openMissedSearches } from './missed-searches.ts';

const opened: MissedSearches[] = [];
afterEach(() => Promise.all(opened.splice(0).map((one) => one.stop())));

const documents = memoryDocuments();
const logger = { warn: () => {} };

async function on(day: string): Promise<MissedSearches> {
  const one = await openMissedSearches({ documents, now: () => new Date(`${day}T04:00:00.000Z`), logger });
  opened.push(one);
  return one;
}

it('adds up days of several processes, lists searches made at least twice, and forgets them after 90 days', async () => {
  const [one, other] = [await on('2026-11-18'), await on('2026-11-18')];
  for (const words of [['piano', 'tuning'], ['piano', 'tuning'], ['welder'], ['0917', '123', '4821']]) one.note(words);
  other.note(['piano', 'tuning']);
  other.note(['welder']);
  other.note(['once']);
  await one.stop();
  await other.stop();
  const reader = await on('2026-11-19');
  expect(await reader.between({ from: '2026-11-18', to: '2026-11-18' })).toEqual([
    { words: 'piano tuning', count: 3 },
    { words: 'welder', count: 2 },
  ]);
  expect(await reader.between({ from: '2026-11-19', to: '2026-11-20' })).toEqual([]);

  const later = await on('2027-02-20');
  later.note(['welder']);
  await later.stop();
  expect(await reader.between({ from: '2026-11-18', to: '2026-11-18' })).toEqual([]);
});
