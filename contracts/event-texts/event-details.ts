import { bookingCode } from '../booking/code.ts';
import type { DataOf, EventType, Recorded } from '../events/registry.ts';
import { partsOfStream } from '../events/streams.ts';
import type { AuditRow } from '../views/platform-audit.ts';
import type { ChangeDetails } from './change-values.ts';
import type { IconName } from './icon-name.ts';
import type { Values } from './say.ts';
import type { SubjectWord } from './subject-words.en.ts';

/**
 * The subject's name, an id of a person or service whose name is looked up when shown, or a key for a subject without a
 * name.
 */
export type Subject =
  | string
  | { accountId: string }
  | { workerId: string }
  | { serviceId: string }
  | { word: SubjectWord };

/** Values for a text, so that screens can compose it in another language. */
export type Details = Record<string, unknown>;

/** `only`: values for this recipient's text besides the rule's own. */
export type Recipient = { accountId: string; as: 'client' | 'worker'; only?: Details };

/** Texts, recipients and values of an event type. */
export type EventDetails<Type extends EventType = EventType> = {
  tone: AuditRow['tone'];
  icon: IconName;
  subject: (event: Recorded<Type>) => Subject;
  /** Concerns money, access, people or settings: in the strict view of the audit log when a person did it. */
  strict?: true;
  /** Hidden from the booking's history for client and worker. */
  forStaff?: true;
  /** Further values for `changes` (change-details.ts). */
  changes?: (data: DataOf<Type>) => ChangeDetails;
  /** Values for its text in a booking's history. */
  history?: (data: DataOf<Type>) => Details;
  /** Values for that text that the details lack. */
  historyValues?: (data: DataOf<Type>) => Values;
  /** The worker that the event is private to while others may want the job: other workers do not see it. */
  ofWorker?: (data: DataOf<Type>) => string;
  /** The data as a worker may see it. */
  readByWorker?: (data: DataOf<Type>, workerId: string | null) => DataOf<Type>;
  /** Recipients and the values of their texts. Messages have their own count. */
  notify?: {
    to: (data: DataOf<Type>) => readonly Recipient[];
    details: (data: DataOf<Type>) => Details;
    /** Distinguishes kinds of news by the notification's details; the text is under this name in `notices`. */
    kind?: (details: Details) => string | false;
    /** Bad news, shown prominently. */
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
/** To the worker of a booking, payment or payout. */
export const toWorkerOfEvent = ({ workerAccountId }: { workerAccountId: string }) => toWorker(workerAccountId);

// A booking's two sides.

type Side = 'client' | 'worker';
type OfBoth = { clientId: string; workerAccountId: string };

export const codeOf = ({ bookingId }: { bookingId: string }) => ({ code: bookingCode(bookingId) });

/** Adds the reader's side, so that screens can address each in their own words. */
export function withoutDuplicates(recipients: readonly Recipient[]): Recipient[] {
  return recipients.map((recipient) => ({ ...recipient, only: { ...recipient.only, reader: recipient.as } }));
}

export function toBothSides(data: OfBoth): Recipient[] {
  return withoutDuplicates([...toClient(data), ...toWorker(data.workerAccountId)]);
}

export function toOtherSide(data: OfBoth & { by: Side }): Recipient[] {
  return data.by === 'client' ? toWorker(data.workerAccountId) : toClient(data);
}
