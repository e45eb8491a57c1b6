import * as z from 'zod/mini';
import { Id } from '../fields.ts';
import type { User } from '../views/account.ts';

/**
 * The account socket (namespace /account, websocket only; specification sections 4 and 7). Its token may come as a query
 * parameter, as the specification has it, or in the handshake's auth, as browsers send it: addresses end up in logs.
 * The two user events have the shapes that the specification gives; all others are pushes with their position.
 */
export const ACCOUNT_NAMESPACE = '/account';

/** Something that changed, sent once the read model holds it. `position` is the log position of the change. */
export type Positioned<Payload> = Payload & { position: number };

export type AccountSocketEvents = {
  'user:profile_updated': (message: Positioned<{ user: Partial<User> & { _id: string } }>) => void;
  'worker:data_updated': (message: Positioned<{ workerId: string }>) => void;
  /** The person's own list of workers has changed, in another tab or on another device. */
  'favourites:updated': (message: Positioned<object>) => void;
  /** What a worker's free times come from has changed: to those who watch that calendar. */
  'calendar:updated': (message: Positioned<{ workerId: string }>) => void;
  'booking:updated': (
    message: Positioned<{ bookingId: string; status: string; type: string; revision: number }>,
  ) => void;
  /**
   * A booking that any worker of the service may take, or that somebody has just taken: to every worker. What it says
   * is only which one.
   */
  'open:updated': (
    message: Positioned<{
      bookingId: string;
      serviceId: string;
      type: string;
      /** It is open to all from now on. */ opens?: true;
      /** It comes, and goes before others. */ priority?: 'rebooked';
    }>,
  ) => void;
  'payout:updated': (message: Positioned<{ payoutId: string; status: string }>) => void;
  'payment:updated': (message: Positioned<{ bookingId: string; status: string; type: string }>) => void;
  /** To both of its sides. */
  'dispute:updated': (message: Positioned<{ bookingId: string; status: string }>) => void;
  'notification:new': (
    message: Positioned<{
      id: string;
      type: string;
      title: string;
      text: string;
      bookingId: string | null;
      details: Record<string, unknown>;
    }>,
  ) => void;
  /**
   * Something was said or done about a request for help: to whoever asked, and to every admin. The replies that staff keep
   * go by the id `replies`, to staff alone.
   */
  'ticket:updated': (message: Positioned<{ ticketId: string }>) => void;
  /** The person has seen their notifications up to there, in another tab or on another device. */
  'notification:read': (message: Positioned<{ upToPosition: number }>) => void;
  /** Something has happened that this member of staff may read of; of what happens at once only the last of each kind is said. */
  'admin:counts': (message: Positioned<{ type: string }>) => void;
  /** What the catalogue offers, or how it is arranged, has changed. */
  'catalogue:updated': (message: Positioned<object>) => void;
  /** Other questions are asked of who books; drafts are said to staff alone. */
  'form:updated': (message: Positioned<object>) => void;
  /** Settings of the platform have changed, or are to. */
  'config:updated': (message: Positioned<object>) => void;
  /** What people did on the platform up to here counts no more. */
  'platform:reset': (message: Positioned<object>) => void;
  /** Once after each connecting: everything missed since `after` has been sent, live pushes follow from here. */
  resumed: (message: { position: number }) => void;
  /** What was missed is too far back: read everything again. */
  reload: (message: { position: number }) => void;
};

/**
 * Whose free times this socket shows. Each list takes the place of the one before it; the answer comes once changes are
 * heard. What came before that, or while the socket was away, is not given again: read them after the answer.
 */
export const WatchCalendars = z.object({ workerIds: z.array(Id).check(z.maxLength(50)) });
export type WatchCalendars = z.infer<typeof WatchCalendars>;

export type AccountClientEvents = {
  'calendars:watch': (message: WatchCalendars, answer?: (result: { ok: boolean }) => void) => void;
};

export type AccountSocketEvent = keyof AccountSocketEvents;

/**
 * The account socket's query or auth and the chat socket's auth: the token, and the last position seen when reconnecting. One
 * that can't be read counts as none: it says nothing against the token.
 */
export const Handshake = z.object({
  token: z.string().check(z.maxLength(4000)),
  // oxlint-disable-next-line promise/valid-params -- zod's, no promise's
  after: z.catch(z.optional(z.nullable(z.coerce.number())), null),
});

/** The message of connect_error when the token is missing, forged or expired: refresh it and connect again. */
export const UNAUTHENTICATED = 'unauthenticated';
/** And where its session has shown one factor only, and this person needs two: no fresh token helps. */
export const SECOND_FACTOR_NEEDED = 'second_factor_needed';
