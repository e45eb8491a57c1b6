import { bookingCode } from '../booking/code.ts';
import type { DataOf, EventType, Recorded } from '../events/registry.ts';
import { partsOfStream } from '../events/streams.ts';
import type { AuditRow } from '../views/platform-audit.ts';
import type { ChangeDetails } from './change-values.ts';
import type { IconName } from './icon-name.ts';
import type { Values } from './say.ts';
import type { SubjectWord } from './subject-words.en.ts';

/**
 * What people know the thing by: its name, a person or a service whose name is looked up when it is shown, or a word
 * for what has no name.
 */
export type Subject =
  | string
  | { accountId: string }
  | { workerId: string }
  | { serviceId: string }
  | { word: SubjectWord };

/** What words are made of, so that a screen can say them in another language. */
export type Details = Record<string, unknown>;

/**
 * `only`: what the words to this one are made of beside the rule's own details. `shutOut`: the booking is somebody
 * else's now, there is no page of it for them.
 */
export type Recipient = { accountId: string; as: 'client' | 'worker'; only?: Details; shutOut?: true };

/** What is said of an event, to whom, and from which of its data. */
export type EventDetails<Type extends EventType = EventType> = {
  tone: AuditRow['tone'];
  icon: IconName;
  subject: (event: Recorded<Type>) => Subject;
  /** It concerns money, access, people or settings: kept by the audit log's strict view when a person did it. */
  strict?: true;
  /** Neither client nor worker reads it in their booking's history. */
  forStaff?: true;
  /** What `changes` is made of beside the event's own data (change-details.ts). */
  changes?: (data: DataOf<Type>) => ChangeDetails;
  /** What its words in a booking's history are made of. */
  history?: (data: DataOf<Type>) => Details;
  /** Values of those words that aren't found in the details. */
  historyValues?: (data: DataOf<Type>) => Values;
  /** The worker whose own affair it is while others may want the job, too: other workers don't read it. */
  ofWorker?: (data: DataOf<Type>) => string;
  /** As a worker may read it. */
  readByWorker?: (data: DataOf<Type>, workerId: string | null) => DataOf<Type>;
  /** Whom it concerns, and what the words to them are made of. Messages count by themselves. */
  notify?: {
    to: (data: DataOf<Type>) => readonly Recipient[];
    details: (data: DataOf<Type>) => Details;
    /** Where it may be different news, by what the notification was made of. Its words are those of `notices` by this name. */
    kind?: (details: Details) => string | false;
    /** Bad news, which stands out. */
    alarming?: true;
  };
};

export type DetailsOf<Type extends EventType> = { readonly [T in Type]: EventDetails<T> };

export const ofAccount = ({ stream }: { stream: string }): Subject => ({ accountId: partsOfStream(stream).id });
export const ofWorker = ({ data: { workerId } }: { data: { workerId: string } }): Subject => ({ workerId });
export const ofBooking = ({ data }: { data: { bookingId: string } }): Subject => bookingCode(data.bookingId);

export const toClient = ({ clientId }: { clientId: string }): Recipient[] => [{ accountId: clientId, as: 'client' }];
export const toWorker = (accountId: string | null | undefined): Recipient[] =>
  accountId ? [{ accountId, as: 'worker' }] : [];
/** To the worker of a booking, a payment or a payout. */
export const toItsWorker = ({ workerAccountId }: { workerAccountId: string }) => toWorker(workerAccountId);

// Of a booking, which two people share.

type Side = 'client' | 'worker';
type OfBoth = { clientId: string; workerAccountId: string };

export const codeOf = ({ bookingId }: { bookingId: string }) => ({ code: bookingCode(bookingId) });

/** So that a screen can say it to each in their own words. */
export function toEach(recipients: readonly Recipient[]): Recipient[] {
  return recipients.map((recipient) => ({ ...recipient, only: { ...recipient.only, reader: recipient.as } }));
}

export function toBothSides(data: OfBoth): Recipient[] {
  return toEach([...toClient(data), ...toWorker(data.workerAccountId)]);
}

export function toOtherSide(data: OfBoth & { by: Side }): Recipient[] {
  return data.by === 'client' ? toWorker(data.workerAccountId) : toClient(data);
}
