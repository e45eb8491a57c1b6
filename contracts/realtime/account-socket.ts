import * as z from 'zod/mini';
import type { User } from '../views/user.ts';

/**
 * The account socket (namespace /account, websocket only, token as a query parameter; specification sections 4 and 7).
 * The two user events have the shapes that the specification gives; all others are announcements with their position.
 */
export const ACCOUNT_NAMESPACE = '/account';

/** Something that changed, sent once the read model holds it. `position` is the log position of the change. */
export type Announced<Payload> = Payload & { position: number };

export type AccountSocketEvents = {
  'user:profile_updated': (message: Announced<{ user: Partial<User> & { _id: string } }>) => void;
  'worker:data_updated': (message: Announced<{ workerId: string }>) => void;
  'booking:updated': (message: Announced<{ bookingId: string; status: string; type: string; revision: number }>) => void;
  'notification:new': (message: Announced<{ id: string; type: string; title: string; text: string; bookingId: string | null; details: Record<string, unknown> }>) => void;
  'admin:counts': (message: Announced<{ type: string }>) => void;
  /** After a reconnect: everything missed has been sent, live announcements follow from here. */
  resumed: (message: { position: number }) => void;
  /** What was missed is too far back: read everything again. */
  reload: (message: { position: number }) => void;
};

export type AccountSocketEvent = keyof AccountSocketEvents;

/** The handshake's query: the token, and the last position seen when reconnecting. */
export const AccountHandshake = z.object({ token: z.string(), after: z.optional(z.coerce.number()) });
