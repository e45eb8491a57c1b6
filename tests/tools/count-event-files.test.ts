import { expect, test } from 'vitest';
import { filesNamingEvents, MOST_FILES_AN_EVENT } from './event-files.ts';
import { productionFiles } from './tracked-files.ts';

/** Events that more files name than a new one may, and how many; it may only go down. A new event isn't written here. */
const standsAt: Readonly<Record<string, number>> = {
  RefundIssued: 13,
  PaymentReceived: 13,
  EarningAdded: 12,
  MessageSent: 12,
  PayoutAccountSet: 11,
  AccountSuspended: 11,
  DocumentSubmitted: 11,
  RatesChanged: 11,
  WorkCompleted: 10,
  BookingCancelled: 10,
  PaymentFailed: 10,
  BookingRequested: 10,
  RefundFailed: 10,
  ContactChanged: 10,
  ContactChangeUndone: 10,
  PayoutCarriedForward: 10,
  ReviewSubmitted: 9,
  BookingDeclined: 9,
  PaymentSubmitted: 9,
  AccountRegistered: 9,
  ContactChangeRequested: 9,
  AccountReinstated: 9,
  RoleChanged: 9,
  PayoutPaid: 9,
  PayoutReversed: 9,
  WorkerApplied: 9,
  WeeklyHoursSet: 9,
  ServicesOffered: 9,
  ProfessionalProfileChanged: 9,
};

test('no event is named by more production files than a new one may be, or than it was', { timeout: 120_000 }, () => {
  const named = [...filesNamingEvents(productionFiles())];
  const limitOf = (event: string) => standsAt[event] ?? MOST_FILES_AN_EVENT;
  const grown = named.filter(([event, files]) => files.length > limitOf(event));
  expect(grown.map(([event, files]) => `${event}: ${files.length}, at most ${limitOf(event)}`)).toEqual([]);
  const earned = Object.keys(standsAt).filter((event) => limitOf(event) <= MOST_FILES_AN_EVENT);
  expect(earned, 'are no exceptions any more').toEqual([]);
});
