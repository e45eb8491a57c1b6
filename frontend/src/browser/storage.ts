import * as z from 'zod/mini';
import { Language, PaymentMethod, Side, UserType, userTypeOfRole } from '#contracts/roles.ts';
import type { User } from '#contracts/views/account.ts';
import { forgetAccessToken, setAccessToken } from './access-token.ts';
import { browserStorage, tabStorage } from './browser-storage.ts';
import { storageKeys, USER_UPDATED } from './storage-keys.ts';

const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

/** The stored user. It counts only with a boolean `isAuthenticated` (specification section 4). */
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
  /** Of staff; unsaid: stored before there were roles. */
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
  /** Wanted instead, and not proven yet. */
  pendingEmail: maybe(z.string()),
  pendingPhone: maybe(z.string()),
  defaultPaymentMethodName: maybe(PaymentMethod),
  notifications: maybe(z.object({ popUps: z.boolean(), mails: z.boolean() })),
  language: maybe(Language),
  /** Staff who have shown one factor only, where two are needed: nothing but setting it up is open to them. */
  secondFactorMissing: maybe(z.boolean()),
});
export type StoredUser = z.infer<typeof StoredUser>;

/**
 * The server may know this browser: the cookie that says so can't be read here, but who signed in is stored, and a browser that
 * was signed in before there were cookies has its refresh token.
 */
export function mayHoldSession(): boolean {
  return readStoredUser()?.isAuthenticated === true || legacyRefreshToken() !== null;
}

/** What an earlier version kept here; the first refresh moves it into the cookie. */
export function legacyRefreshToken(): string | null {
  return browserStorage.getItem(storageKeys.refreshToken);
}

/** Of a session that the server has just opened or renewed: what was before it is over. */
export function keepAccessToken(accessToken: string): void {
  setAccessToken(accessToken);
  for (const key of [storageKeys.accessToken, storageKeys.refreshToken, storageKeys.sessionOver, storageKeys.leaving])
    browserStorage.removeItem(key);
}

/** Somebody signed out and the server was away: its cookie is still here, and is given back at the next start. */
export function storeLeaving(): void {
  browserStorage.setItem(storageKeys.leaving, 'yes');
}

export function isLeaving(): boolean {
  return browserStorage.getItem(storageKeys.leaving) !== null;
}

export function clearLeaving(): void {
  browserStorage.removeItem(storageKeys.leaving);
}

/** null when there is none or it can't be read: then nobody is signed in. */
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

/** Tells the window when the stored user is another one than before. */
export function storeUser(user: StoredUser, userId: string | null = readUserId()): void {
  const before = browserStorage.getItem(storageKeys.user);
  const after = JSON.stringify(user);
  if (userId) browserStorage.setItem(storageKeys.userId, userId);
  browserStorage.setItem(storageKeys.user, after);
  if (before !== after) announceUser();
}

/** Kept for the screen of signing in; whoever signs in or leaves on purpose takes it away. */
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
 * What a push or an answer says about the user goes over what is stored; `_id` is kept separately. What comes late, about
 * the one who was here before, is not for the one who is here now.
 */
export function mergeStoredUser({ _id, id, status, ...changes }: Partial<User>): void {
  const before = readStoredUser();
  const [userId, theirs] = [readUserId(), _id ?? id];
  if (userId !== null && theirs !== undefined && theirs !== userId) return;
  if (before?.isAuthenticated) storeUser({ ...before, ...changes }, theirs ?? userId);
}

/** The server wants another factor of who is here: with this the guards lead to where it is set up. */
export function noteSecondFactorMissing(): void {
  const user = readStoredUser();
  if (user?.isAuthenticated) storeUser({ ...user, secondFactorMissing: true });
}

/** Tokens and the cached user: what a refused refresh takes away. */
export function clearSession(): void {
  forgetAccessToken();
  const { accessToken, refreshToken, user, userId } = storageKeys;
  for (const key of [accessToken, refreshToken, user, userId]) browserStorage.removeItem(key);
  announceUser();
}

/** Signing out empties the browser's storages (specification section 4). */
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
