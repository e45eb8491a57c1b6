import * as z from 'zod/mini';
import { Language, PaymentMethod, Side, UserType, userTypeOfRole } from '#contracts/roles.ts';
import type { User } from '#contracts/views/account.ts';
import { forgetAccessToken, setAccessToken } from './access-token.ts';
import { browserStorage, tabStorage } from './browser-storage.ts';
import { storageKeys, USER_UPDATED } from './storage-keys.ts';

const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

/** The stored user; valid only with a boolean `isAuthenticated` (specification section 4). */
export const StoredUser = z.object({
  isAuthenticated: z.boolean(),
  isGuest: z.optional(z.boolean()),
  email: maybe(z.string()),
  name: maybe(z.string()),
  firstName: maybe(z.string()),
  lastName: maybe(z.string()),
  avatar: maybe(z.string()),
  phone: maybe(z.string()),
  userType: maybe(UserType),
  /** For staff; missing if stored before roles existed. */
  staffRole: z.optional(z.nullable(z.string())),
  /** admin, service_provider, or other. */
  role: maybe(z.string()),
  loginTime: maybe(z.string()),
  workerId: maybe(z.string()),
  otherSide: maybe(Side),
  services: maybe(z.array(z.string())),
  /** Centavos. */
  hourlyRate: maybe(z.number()),
  location: maybe(z.object({ lat: z.number(), lng: z.number(), city: maybe(z.string()) })),
  isApproved: maybe(z.boolean()),
  emailVerified: maybe(z.boolean()),
  phoneVerified: maybe(z.boolean()),
  /** Pending change, not confirmed yet. */
  pendingEmail: maybe(z.string()),
  pendingPhone: maybe(z.string()),
  defaultPaymentMethodName: maybe(PaymentMethod),
  notifications: maybe(z.object({ popUps: z.boolean(), mails: z.boolean() })),
  language: maybe(Language),
  /** Staff with one factor where two are required: only the set-up is accessible. */
  secondFactorMissing: maybe(z.boolean()),
});
export type StoredUser = z.infer<typeof StoredUser>;

/**
 * Whether the server may know a session of this browser. The cookie is not readable here, but the signed-in user is
 * stored; a session from before cookies has a refresh token in storage.
 */
export function mayHoldSession(): boolean {
  return readStoredUser()?.isAuthenticated === true || legacyRefreshToken() !== null;
}

/** Stored by an earlier version; the first refresh moves it into the cookie. */
export function legacyRefreshToken(): string | null {
  return browserStorage.getItem(storageKeys.refreshToken);
}

/** Stores the token of a new or renewed session, which replaces the previous one. */
export function keepAccessToken(accessToken: string): void {
  setAccessToken(accessToken);
  for (const key of [storageKeys.accessToken, storageKeys.refreshToken, storageKeys.sessionOver, storageKeys.leaving])
    browserStorage.removeItem(key);
}

/** Records a sign-out while the server was unavailable: its cookie remains and is revoked at the next start. */
export function storeLeaving(): void {
  browserStorage.setItem(storageKeys.leaving, 'yes');
}

export function isLeaving(): boolean {
  return browserStorage.getItem(storageKeys.leaving) !== null;
}

export function clearLeaving(): void {
  browserStorage.removeItem(storageKeys.leaving);
}

/** null if missing or invalid: the user is signed out. */
export function readStoredUser(): StoredUser | null {
  try {
    return StoredUser.parse(JSON.parse(browserStorage.getItem(storageKeys.user) ?? 'null'));
  } catch {
    return null;
  }
}

export function readUserId(): string | null {
  return browserStorage.getItem(storageKeys.userId);
}

/** Dispatches a window event if the stored user has changed. */
export function storeUser(user: StoredUser, userId: string | null = readUserId()): void {
  const before = browserStorage.getItem(storageKeys.user);
  const after = JSON.stringify(user);
  if (userId) browserStorage.setItem(storageKeys.userId, userId);
  browserStorage.setItem(storageKeys.user, after);
  if (before !== after) announceUser();
}

/** Reason shown on the sign-in screen; cleared by a sign-in or a deliberate sign-out. */
export function storeSessionEnd(why: string): void {
  browserStorage.setItem(storageKeys.sessionOver, why);
}

export function readSessionEnd(): string | null {
  return browserStorage.getItem(storageKeys.sessionOver);
}

export function storedUserOf(user: User, loginTime: string, { secondFactorMissing = false } = {}): StoredUser {
  const { _id, id, status, ...fields } = user;
  return {
    ...fields,
    isAuthenticated: true,
    isGuest: false,
    loginTime,
    ...(secondFactorMissing && { secondFactorMissing }),
  };
}

/**
 * Merges a push or response about the user into the stored user; `_id` is kept separately. Late data about a previous
 * user is ignored.
 */
export function mergeStoredUser({ _id, id, status, ...changes }: Partial<User>): void {
  const before = readStoredUser();
  const [userId, theirs] = [readUserId(), _id ?? id];
  if (userId !== null && theirs !== undefined && theirs !== userId) return;
  if (before?.isAuthenticated) storeUser({ ...before, ...changes }, theirs ?? userId);
}

/** The server requires a second factor: the guards now redirect to its set-up. */
export function noteSecondFactorMissing(): void {
  const user = readStoredUser();
  if (user?.isAuthenticated) storeUser({ ...user, secondFactorMissing: true });
}

/** Clears tokens and user after a refused refresh. */
export function clearSession(): void {
  forgetAccessToken();
  const { accessToken, refreshToken, user, userId } = storageKeys;
  for (const key of [accessToken, refreshToken, user, userId]) browserStorage.removeItem(key);
  announceUser();
}

/** Clears both storages on sign-out (specification section 4). */
export function clearStorages(): void {
  forgetAccessToken();
  browserStorage.clear();
  tabStorage.clear();
  announceUser();
}

export function userTypeOf(user: StoredUser): UserType {
  if (user.userType === 'admin' || user.role === 'admin') return 'admin';
  return user.userType === 'worker' ? 'worker' : userTypeOfRole(user.role ?? '');
}

function announceUser(): void {
  window.dispatchEvent(new CustomEvent(USER_UPDATED));
}
