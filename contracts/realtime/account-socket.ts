import * as z from 'zod/mini';
import { Id } from '../fields.ts';
import type { User } from '../views/account.ts';

/**
 * The account socket (namespace /account, websocket only; specification sections 4 and 7). The specification passes the
 * token as a query parameter; browsers use the handshake's auth, since URLs end up in logs. The two user events have
 * the shapes of the specification; all others are pushes with their position.
 */
export const ACCOUNT_NAMESPACE = '/account';

/** A change, sent once the read model includes it. `position`: log position of the change. */
export type Positioned<Payload> = Payload & { position: number };

export type AccountSocketEvents = {
  'user:profile_updated': (message: Positioned<{ user: Partial<User> & { _id: string } }>) => void;
  'worker:data_updated': (message: Positioned<{ workerId: string }>) => void;
  /** The client's own list of workers changed, in another tab or on another device. */
  'favourites:updated': (message: Positioned<object>) => void;
  'addresses:updated': (message: Positioned<object>) => void;
  /** A worker's availability changed: to the watchers of that calendar. */
  'calendar:updated': (message: Positioned<{ workerId: string }>) => void;
  'booking:updated': (
    message: Positioned<{ bookingId: string; status: string; type: string; revision: number }>,
  ) => void;
  /** An open booking was created or taken. Sent to every worker, with the booking's id only. */
  'open:updated': (
    message: Positioned<{
      bookingId: string;
      serviceId: string;
      type: string;
      /** Open to all workers from now on. */ opens?: true;
      /** A new one with priority. */ priority?: 'rebooked';
    }>,
  ) => void;
  'payout:updated': (message: Positioned<{ payoutId: string; status: string }>) => void;
  'payment:updated': (message: Positioned<{ bookingId: string; status: string; type: string }>) => void;
  /** To both sides. */
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
  /** A change of a ticket: to its requester and every admin. Saved replies have the id `replies`, to staff only. */
  'ticket:updated': (message: Positioned<{ ticketId: string }>) => void;
  /** The person has seen their notifications up to this position, in another tab or on another device. */
  'notification:read': (message: Positioned<{ upToPosition: number }>) => void;
  /** A change that this staff member may see; of simultaneous changes, the last of each kind. */
  'admin:counts': (message: Positioned<{ type: string }>) => void;
  /** The catalogue's services or their arrangement changed. */
  'catalogue:updated': (message: Positioned<object>) => void;
  /** New questions for bookings; drafts are pushed to staff only. */
  'form:updated': (message: Positioned<object>) => void;
  /** Settings were changed, or a change was scheduled. */
  'config:updated': (message: Positioned<object>) => void;
  /** The platform was reset: earlier activity no longer counts. */
  'platform:reset': (message: Positioned<object>) => void;
  /** Once per connection: everything missed since `after` has been sent, and live pushes follow. */
  resumed: (message: { position: number }) => void;
  /** Too much was missed: read everything again. */
  reload: (message: { position: number }) => void;
};

/**
 * Workers whose free times this socket shows. Each list replaces the one before; it is acknowledged once changes are
 * received. Earlier ones, and those during a disconnect, are not repeated: read free times after the acknowledgement.
 */
export const WatchCalendars = z.object({ workerIds: z.array(Id).check(z.maxLength(50)) });
export type WatchCalendars = z.infer<typeof WatchCalendars>;

export type AccountClientEvents = {
  'calendars:watch': (message: WatchCalendars, answer?: (result: { ok: boolean }) => void) => void;
};

export type AccountSocketEvent = keyof AccountSocketEvents;

/**
 * The account socket's query or auth, and the chat socket's auth: the token, and the last position seen before a
 * reconnect. An invalid position counts as none and does not invalidate the token.
 */
export const Handshake = z.object({
  token: z.string().check(z.maxLength(4000)),
  // oxlint-disable-next-line promise/valid-params -- zod's, no promise's
  after: z.catch(z.optional(z.nullable(z.coerce.number())), null),
});

/** Message of connect_error for a missing, forged or expired token: refresh it and reconnect. */
export const UNAUTHENTICATED = 'unauthenticated';
/** Message of connect_error for a session with one factor when two are required: a fresh token does not help. */
export const SECOND_FACTOR_NEEDED = 'second_factor_needed';
