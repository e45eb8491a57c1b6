import { changesOfToday, opening, signIns, suspensions } from './steps/admin-steps.ts';
import { bookingSteps } from './steps/booking-steps.ts';
import type { PlannedBooking } from './scenarios/planned-booking.ts';
import { planBensBookings } from './scenarios/ben.ts';
import { planTroubledWorkers } from './scenarios/troubled-workers.ts';
import { type Anchor, anchorAt, latestOf } from './anchor-time.ts';
import { earnings, goodwillRefunds, payDays, payoutAccounts } from './steps/payout-steps.ts';
import { rescheduleSteps } from './steps/reschedule-steps.ts';
import { planRegistrations, notificationReads, priceIncreases, timeOff } from './steps/people-steps.ts';
import { bankFile } from './steps/bank-file-steps.ts';
import { bugReports } from './steps/bug-steps.ts';
import { supportTickets } from './steps/ticket-steps.ts';
import { bookingForms } from './steps/form-steps.ts';
import { disputes, safetyReports } from './steps/dispute-steps.ts';
import { addressSteps } from './steps/address-steps.ts';
import { sukiSteps } from './steps/suki-steps.ts';
import { quoteSteps } from './steps/quote-steps.ts';
import {
  andreasMessages,
  andreasReading,
  planAndreasYear,
  planTelevision,
  planOutlet,
  planTomorrow,
} from './scenarios/andrea.ts';
import {
  junReadsNotifications,
  junsMessages,
  junsPriceIncreases,
  planJunsRequests,
  planJunsYear,
} from './scenarios/jun.ts';
import { planUnsettledMoney } from './scenarios/unsettled-money.ts';
import { planComingDays, planExpired, planLive, planThisMorning, planWaiting } from './scenarios/today.ts';
import { planOrdinaryYear } from './scenarios/ordinary-year.ts';
import type { Step } from './steps/step.ts';
import { openScenario } from './scenarios/scenario.ts';

export type DemoPlan = { anchor: Anchor; bookings: readonly PlannedBooking[]; steps: readonly Step[] };

/**
 * The whole demo as data: all actions of the year before a time, in order. Deterministic for a given time.
 */
export function planDemo(moment: string): DemoPlan {
  const anchor = anchorAt(moment);
  const { steps: arrivals, since } = planRegistrations(anchor);
  const scenario = openScenario(anchor, since);
  const daysOff = timeOff(scenario);
  // Fixed scenarios reserve their times first; ordinary bookings fill the rest.
  for (const plan of [
    planTomorrow,
    planAndreasYear,
    planJunsYear,
    planJunsRequests,
    planLive,
    planTelevision,
    planOutlet,
    planUnsettledMoney,
    planBensBookings,
    planTroubledWorkers,
    planThisMorning,
    planComingDays,
    planWaiting,
    planExpired,
    planOrdinaryYear,
  ])
    plan(scenario);
  const ofBookings = scenario.bookings.flatMap((booking) => bookingSteps(booking, anchor));
  const steps = [
    ...opening(anchor),
    ...arrivals,
    ...daysOff,
    ...priceIncreases(anchor),
    ...junsPriceIncreases(anchor),
    ...suspensions(anchor),
    ...signIns(anchor),
    ...changesOfToday(anchor),
    ...bookingForms(anchor),
    ...ofBookings,
    ...quoteSteps(scenario),
    ...rescheduleSteps(scenario),
    ...payoutAccounts(anchor, since),
    ...earnings(ofBookings, anchor),
    ...goodwillRefunds(ofBookings, anchor),
    ...payDays(anchor),
    ...andreasMessages(anchor),
    ...andreasReading(anchor),
    ...junsMessages(anchor),
    ...junReadsNotifications(anchor),
    ...notificationReads(anchor),
    ...bankFile(ofBookings, scenario.bookings, anchor),
    ...bugReports(anchor),
    ...supportTickets(anchor),
    ...disputes(anchor, scenario.bookings),
    ...safetyReports(anchor),
    ...sukiSteps(anchor),
    ...addressSteps(anchor),
  ];
  return { anchor, bookings: scenario.bookings, steps: inOrder(steps) };
}

/** Sorts steps. Joint registrations share a time; other equal times are moved apart by a millisecond. */
function inOrder(steps: readonly Step[]): Step[] {
  const sorted = [...steps].sort((one, other) => compare(one.at, other.at) || compare(one.name, other.name));
  let before: Step | undefined;
  return sorted.map((step) => {
    const together = before?.do === 'register' && step.do === 'register';
    const earliest = before ? addMs(before.at, together ? 0 : 1) : step.at;
    before = { ...step, at: latestOf(step.at, earliest) };
    return before;
  });
}

function addMs(at: string, ms: number): string {
  return new Date(Date.parse(at) + ms).toISOString();
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
