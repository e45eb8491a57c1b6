import { expect, test } from 'vitest';
import { filesNamingEvents, MOST_FILES_AN_EVENT } from './event-files.ts';
import { productionFiles } from './tracked-files.ts';

/** Events that more files name than a new one may, and how many; it may only go down. A new event isn't written here. */
const standsAt: Readonly<Record<string, number>> = {
  RefundIssued: 16,
  PaymentReceived: 15,
  WorkCompleted: 13,
  BookingCancelled: 13,
  EarningAdded: 13,
  MessageSent: 13,
  PaymentFailed: 13,
  PayoutAccountSet: 13,
  BookingRequested: 12,
  ReviewSubmitted: 12,
  BookingDeclined: 12,
  AccountSuspended: 12,
  RefundFailed: 12,
  DocumentSubmitted: 12,
  RatesChanged: 12,
  QuoteAccepted: 11,
  BookingAccepted: 11,
  QuoteWithdrawn: 11,
  ContactChanged: 11,
  ContactChangeUndone: 11,
  PaymentSubmitted: 11,
  PayoutCarriedForward: 11,
  WorkerArrived: 10,
  QuoteOffered: 10,
  BookingExpired: 10,
  DocumentRefused: 10,
  AccountRegistered: 10,
  ContactChangeRequested: 10,
  AccountReinstated: 10,
  RoleChanged: 10,
  RefundSettled: 10,
  PaymentVerified: 10,
  PayoutPaid: 10,
  PayoutReversed: 10,
  PayoutAccountWithdrawn: 10,
  WorkerApplied: 10,
  WeeklyHoursSet: 10,
  WorkerRejected: 10,
  ServicesOffered: 10,
  ProfessionalProfileChanged: 10,
  NoShowSettled: 9,
  BookingReopened: 9,
  BookingRequestEdited: 9,
  BookingWidened: 9,
  NoShowReported: 9,
  ContactChangeWithdrawn: 9,
  DocumentExpired: 9,
  SignedIn: 9,
  SlotBooked: 9,
  SlotReleased: 9,
  SlotHeld: 9,
  PaymentRequested: 9,
  PaymentVoided: 9,
  PaymentVerificationUndone: 9,
  PayoutScheduled: 9,
  PayoutReleased: 9,
  PayoutHeld: 9,
  PayoutFailed: 9,
  DocumentApproved: 9,
  WorkerRenamed: 9,
  WorkerApproved: 9,
  ApplicationResubmitted: 9,
};

test('no event is named by more production files than a new one may be, or than it was', { timeout: 120_000 }, () => {
  const named = [...filesNamingEvents(productionFiles())];
  const limitOf = (event: string) => standsAt[event] ?? MOST_FILES_AN_EVENT;
  const grown = named.filter(([event, files]) => files.length > limitOf(event));
  expect(grown.map(([event, files]) => `${event}: ${files.length}, at most ${limitOf(event)}`)).toEqual([]);
  const earned = Object.keys(standsAt).filter((event) => limitOf(event) <= MOST_FILES_AN_EVENT);
  expect(earned, 'are no exceptions any more').toEqual([]);
});
