import type { EventType } from '../events/registry.ts';
import { account } from './account.ts';
import { addresses } from './account-addresses.ts';
import { approval } from './approval.ts';
import { booking } from './booking.ts';
import { bookingChanges } from './booking-changes.ts';
import { bookingNoShows } from './booking-no-shows.ts';
import { review } from './review.ts';
import { bookingQuotes } from './booking-quotes.ts';
import { bookingRequests } from './booking-requests.ts';
import { calendar } from './calendar.ts';
import { catalogue } from './catalogue.ts';
import { conversation } from './conversation.ts';
import { dispute } from './dispute.ts';
import { safety } from './dispute-safety.ts';
import type { DetailsOf, EventDetails } from './event-details.ts';
import type { IconName } from './icon-name.ts';
import { form } from './form.ts';
import { notification } from './notification.ts';
import { payment } from './payment.ts';
import { statements } from './payment-statements.ts';
import { payout } from './payout.ts';
import { bugs } from './support-bugs.ts';
import { platform } from './platform.ts';
import { savedReplies } from './support-replies.ts';
import { supportTickets } from './support-tickets.ts';
import { worker } from './worker.ts';
import { favourites } from './worker-favourites.ts';

/** Texts, recipients and values of every event type. A missing type is a type error. */
const eventDetails: DetailsOf<EventType> = {
  ...account,
  ...addresses,
  ...approval,
  ...worker,
  ...favourites,
  ...catalogue,
  ...form,
  ...calendar,
  ...booking,
  ...bookingQuotes,
  ...bookingRequests,
  ...bookingChanges,
  ...bookingNoShows,
  ...review,
  ...payout,
  ...payment,
  ...statements,
  ...dispute,
  ...safety,
  ...conversation,
  ...bugs,
  ...savedReplies,
  ...supportTickets,
  ...platform,
  ...notification,
};

export const eventTypes = Object.keys(eventDetails) as EventType[];

/** The row of a type, typed for that type. */
export function detailsOf<Type extends EventType>(type: Type): EventDetails<Type> {
  return eventDetails[type];
}

/** The name of each event's icon, by event type. */
export function iconNamesOfEvents(): [EventType, IconName][] {
  return eventTypes.map((type) => [type, detailsOf(type).icon]);
}
