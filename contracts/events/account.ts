import * as z from 'zod/mini';
import { Coordinates } from '../fields.ts';
import { Language, PaymentMethod, UserType } from '../roles.ts';
import type { EventOf } from './event-schemas.ts';

const Place = z.extend(Coordinates, { city: z.nullable(z.string()) });
/** The two ways to reach a person, which are also what they sign in with. */
export const ContactKind = z.enum(['email', 'phone']);
export type ContactKind = z.infer<typeof ContactKind>;

export const accountEvents = {
  AccountRegistered: z.object({
    accountId: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    firstName: z.string(),
    lastName: z.string(),
    userType: UserType,
    /** Set for workers: the id of their worker stream. */
    workerId: z.nullable(z.string()),
    avatar: z.nullable(z.string()),
    language: Language,
  }),
  ProfileChanged: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    location: z.nullable(Place),
  }),
  AvatarChanged: z.object({ avatar: z.nullable(z.string()) }),
  EmailVerified: z.object({ email: z.string() }),
  PhoneVerified: z.object({ phone: z.string() }),
  /** A wanted address: it counts for nothing until it is proven, which may be done until `expiresAt`. */
  ContactChangeRequested: z.object({ kind: ContactKind, value: z.string(), expiresAt: z.string() }),
  ContactChangeWithdrawn: z.object({ kind: ContactKind, reason: z.enum(['person', 'expired']) }),
  /**
   * `former`: null for somebody's first. `tell`: a proven address of theirs that hears of the change and can undo it until
   * `undoUntil`; null when nothing of theirs was proven. `proof`: what there was besides the code to the new address.
   */
  ContactChanged: z.object({
    changeId: z.string(),
    kind: ContactKind,
    value: z.string(),
    former: z.nullable(z.string()),
    formerProven: z.boolean(),
    tell: z.nullable(z.object({ kind: ContactKind, value: z.string() })),
    undoUntil: z.string(),
    proof: z.enum(['password', 'recent_sign_in', 'former_address']),
  }),
  /**
   * `value`: what they have again. `changedAt`: when it was changed away. `reason`: they said that it was not them, or
   * it went with an earlier change that was undone.
   */
  ContactChangeUndone: z.object({
    changeId: z.string(),
    kind: ContactKind,
    value: z.nullable(z.string()),
    proven: z.boolean(),
    changedAt: z.string(),
    reason: z.enum(['not_me', 'with_earlier']),
  }),
  PasswordChanged: z.object({}),
  DefaultPaymentMethodChosen: z.object({ method: PaymentMethod }),
  LanguageChosen: z.object({ language: Language }),
  /** `formerWorkerId`: the worker that this person was until now. */
  RoleChanged: z.object({
    userType: UserType,
    workerId: z.nullable(z.string()),
    formerWorkerId: z.nullable(z.string()),
  }),
  SignedIn: z.object({ method: z.enum(['password', 'demo', 'registration']) }),
  /** `sessionId`: the session that ended; events of before 2026-11-22 do not name it. */
  SignedOut: z.object({ sessionId: z.optional(z.string()) }),
  /** `workerId`: of a worker, who is then no longer found, or found again. */
  AccountSuspended: z.object({ reason: z.string(), workerId: z.nullable(z.string()) }),
  AccountReinstated: z.object({ workerId: z.nullable(z.string()) }),
};
export type AccountEvent = EventOf<typeof accountEvents>;

/** A wanted address is proven, or not wanted any more. */
export const contactChangeOver = [
  'ContactChangeWithdrawn',
  'ContactChanged',
] as const satisfies readonly AccountEvent['type'][];

/**
 * The `login-{sha256}` stream makes an email or phone unique and counts refused sign-ins; `at`, an instant, starts the
 * periods that the rules speak of.
 */
export const loginEvents = {
  LoginClaimed: z.object({ accountId: z.string(), kind: z.enum(['email', 'phone']), at: z.string() }),
  LoginReleased: z.object({ accountId: z.string() }),
  SignInRefused: z.object({
    accountId: z.nullable(z.string()),
    reason: z.enum(['unknown', 'wrong_password', 'suspended']),
    attempts: z.int(),
    at: z.string(),
  }),
};
export type LoginEvent = EventOf<typeof loginEvents>;
