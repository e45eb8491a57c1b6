import { bookingCode } from '#contracts/booking/code.ts';
import type { DataOf, EventType } from '#contracts/events/registry.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';

export type Details = Record<string, unknown>;
/** `only`: what the words to this one are made of beside the rule's own details. `shutOut`: the booking is somebody else's now, there is no page of it for them. */
export type Recipient = { accountId: string; as: 'client' | 'worker'; only?: Details; shutOut?: true };

export type Rule<Type extends EventType> = {
  to: (data: DataOf<Type>) => readonly Recipient[];
  bookingId: (data: DataOf<Type>) => string | null;
  /** What the words are made of, so that a screen can say them in another language. */
  details: (data: DataOf<Type>) => Details;
  title: string | ((details: Details) => string);
  /** From the rule's own details. */
  text: (details: Details, as: Recipient['as']) => string;
};

/** A rule whose text is written from its own details. */
export function rule<Type extends EventType, D extends Details>(
  to: Rule<Type>['to'],
  details: (data: DataOf<Type>) => D,
  title: Rule<Type>['title'],
  text: (details: D, as: Recipient['as']) => string,
): Rule<Type> {
  // Details are stored and come back to the rule that made them.
  return {
    to,
    bookingId: (data) => ('bookingId' in data ? data.bookingId : null),
    details,
    title,
    text: (stored, as) => text(stored as D, as),
  };
}

export const theClient = ({ clientId }: { clientId: string }): Recipient[] => [{ accountId: clientId, as: 'client' }];
export const worker = (accountId: string | null | undefined): Recipient[] =>
  accountId ? [{ accountId, as: 'worker' }] : [];
export const code = ({ bookingId }: { bookingId: string }) => bookingCode(bookingId);
export const when = (instant: string) => formatDayAndTime(instant, 'en');
