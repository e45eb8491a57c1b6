import { changesOfToday, opening, signIns, suspensions } from './steps/admin-steps.ts';
import { bookingSteps } from './steps/booking-steps.ts';
import type { BookingStory } from './scenarios/planned-booking.ts';
import { tellBensStory } from './scenarios/ben.ts';
import { type Anchor, anchorAt, latestOf } from './anchor-time.ts';
import { earnings, goodwill, payDays, payoutAccounts } from './steps/payout-steps.ts';
import { newTimes } from './steps/reschedule-steps.ts';
import { everybodyJoins, glances, raises, timeOff } from './steps/people-steps.ts';
import { televisionQuotes } from './steps/quote-steps.ts';
import {
  andreasMessages,
  andreasReading,
  tellAndreasYear,
  tellTheTelevision,
  tellTheOutlet,
  tellTomorrow,
} from './scenarios/andrea.ts';
import { junsEvening, junsMessages, junsRaises, tellJunsRequests, tellJunsYear } from './scenarios/jun.ts';
import { tellTheMoney } from './scenarios/unsettled-money.ts';
import { tellTheComingDays, tellTheExpired, tellTheLive, tellThisMorning, tellTheWaiting } from './scenarios/today.ts';
import { tellTheYear } from './scenarios/ordinary-year.ts';
import type { Step } from './steps/step.ts';
import { openStoryBook } from './scenarios/scenario.ts';

export type DemoPlan = { anchor: Anchor; stories: readonly BookingStory[]; steps: readonly Step[] };

/**
 * The whole demo as data: everything that everybody did in the year before a moment, in the order of time. The same
 * moment gives the same plan.
 */
export function planDemo(moment: string): DemoPlan {
  const anchor = anchorAt(moment);
  const { steps: arrivals, since } = everybodyJoins(anchor);
  const book = openStoryBook(anchor, since);
  const daysOff = timeOff(book);
  // What must be so comes first and takes its times; the ordinary year fills what is left.
  for (const tell of [
    tellTomorrow,
    tellAndreasYear,
    tellJunsYear,
    tellJunsRequests,
    tellTheLive,
    tellTheTelevision,
    tellTheOutlet,
    tellTheMoney,
    tellBensStory,
    tellThisMorning,
    tellTheComingDays,
    tellTheWaiting,
    tellTheExpired,
    tellTheYear,
  ])
    tell(book);
  const told = book.stories.flatMap((story) => bookingSteps(story, anchor));
  const steps = [
    ...opening(anchor),
    ...arrivals,
    ...daysOff,
    ...raises(anchor),
    ...junsRaises(anchor),
    ...suspensions(anchor),
    ...signIns(anchor),
    ...changesOfToday(anchor),
    ...told,
    ...televisionQuotes(book),
    ...newTimes(book),
    ...payoutAccounts(anchor, since),
    ...earnings(told, anchor),
    ...goodwill(told, anchor),
    ...payDays(anchor),
    ...andreasMessages(anchor),
    ...andreasReading(anchor),
    ...junsMessages(anchor),
    ...junsEvening(anchor),
    ...glances(anchor),
  ];
  return { anchor, stories: book.stories, steps: inOrder(steps) };
}

/** Those who register together share a moment; whoever else would, waits a millisecond for the one before. */
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
