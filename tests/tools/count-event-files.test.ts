import { expect, test } from 'vitest';
import { filesNamingEvents, MOST_FILES_AN_EVENT } from './event-files.ts';
import { productionFiles } from './tracked-files.ts';

/** Events that more files name than a new one may, and how many; it may only go down. A new event isn't written here. */
const standsAt: Readonly<Record<string, number>> = {
  AccountSuspended: 11,
  PayoutAccountSet: 10,
  DocumentSubmitted: 10,
  ContactChangeUndone: 10,
  EarningAdded: 9,
  RatesChanged: 9,
  ContactChangeRequested: 9,
  AccountReinstated: 9,
};

test('no event is named by more production files than a new one may be, or than it was', { timeout: 120_000 }, () => {
  const named = [...filesNamingEvents(productionFiles())];
  const limitOf = (event: string) => standsAt[event] ?? MOST_FILES_AN_EVENT;
  const grown = named.filter(([event, files]) => files.length > limitOf(event));
  expect(grown.map(([event, files]) => `${event}: ${files.length}, at most ${limitOf(event)}`)).toEqual([]);
  const earned = Object.keys(standsAt).filter((event) => limitOf(event) <= MOST_FILES_AN_EVENT);
  expect(earned, 'are no exceptions any more').toEqual([]);
});
