import type * as keyval from 'idb-keyval';
import { keepAnswersWith, type Outcome } from './api.ts';
import { type CallRequest, urlOf } from './send-call.ts';
import { serverNow } from '../browser/server-time.ts';
import { readStoredUser, readUserId, userTypeOf } from '../browser/storage.ts';

/**
 * What clients and workers can read without a network: their bookings, addresses and chats, and what those screens are
 * made of. Money, papers and everything of staff is left out.
 */
export const keptPaths: readonly string[] = [
  '/bookings',
  '/bookings/{id}',
  '/bookings/{id}/history',
  '/categories',
  '/chats',
  '/chats/partners',
  '/chats/partners/{id}/messages',
  '/chats/{bookingId}/messages',
  '/config',
  '/notifications',
  '/providers/booked-dates',
  '/providers/dashboard/overview',
  '/providers/me',
  '/services',
  '/services/{id}',
  '/users/me/addresses',
  '/users/me/favourites',
  '/workers/{id}',
];

/** Maximum number per browser; the oldest are deleted first. */
const MAX_ANSWERS = 200;

type Kept = { at: string; data: unknown };

const listeners = new Set<() => void>();
let shown: string | null = null;

/** Time of the oldest answer on the screen that did not come from the network; null: all did. */
export const shownSince = (): string | null => shown;

export function subscribeShownSince(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteShownSince(since: string | null): void {
  if (since === shown) return;
  shown = since;
  for (const listener of listeners) listener();
}

/** From now on, answers are kept for their account, and shown to it when the network does not answer. */
export function keepAnswers(): void {
  keepAnswersWith(keepOrFind);
}

async function keepOrFind(request: CallRequest, outcome: Outcome, userId: string | null): Promise<Outcome> {
  if (userId === null || !isKept(request) || !mayKeep(userId)) return outcome;
  const key = `${userId} ${urlOf(request.call, request.args)}`;
  if ('data' in outcome) {
    void keep(key, userId, outcome.data);
    return outcome;
  }
  if (outcome.error.code !== 'offline' && outcome.error.code !== 'network') return outcome;
  const kept = await stored(({ get }, store) => get<Kept>(key, store));
  if (!kept || !mayKeep(userId)) return outcome;
  noteShownSince(shown === null || kept.at < shown ? kept.at : shown);
  return { data: kept.data };
}

function isKept({ call }: CallRequest): boolean {
  return call.method === 'GET' && keptPaths.includes(call.path);
}

/** The account of the call may have left meanwhile. */
function mayKeep(userId: string): boolean {
  const user = readStoredUser();
  return user?.isAuthenticated === true && readUserId() === userId && userTypeOf(user) !== 'admin';
}

let isSwept = false;

async function keep(key: string, userId: string, data: unknown): Promise<void> {
  const at = new Date(serverNow()).toISOString();
  await stored(async ({ set }, store) => mayKeep(userId) && set(key, { at, data } satisfies Kept, store));
  if (isSwept) return;
  isSwept = true;
  await sweep(userId);
}

/** Once per page. Answers of other accounts are there only if an earlier sign-out could not delete them. */
async function sweep(userId: string): Promise<void> {
  await stored(async ({ entries, delMany }, store) => {
    const all = await entries<string, Kept>(store);
    const [mine, others] = [all.filter(([key]) => isOf(key, userId)), all.filter(([key]) => !isOf(key, userId))];
    const newest = mine.toSorted(([, one], [, other]) => other.at.localeCompare(one.at));
    await delMany(
      [...others, ...newest.slice(MAX_ANSWERS)].map(([key]) => key),
      store,
    );
  });
}

function isOf(key: string, userId: string): boolean {
  return key.startsWith(`${userId} `);
}

/** On sign-out, at the end of a session, and when another account signs in. */
export async function clearKeptAnswers(): Promise<void> {
  noteShownSince(null);
  await stored(({ clear }, store) => clear(store));
}

type Database = typeof keyval;
type Store = ReturnType<Database['createStore']>;

let opened: Promise<[Database, Store]> | undefined;

/** null: this browser has no database, or none for this page. */
async function stored<Result>(step: (database: Database, store: Store) => Promise<Result>): Promise<Result | null> {
  try {
    opened ??= import('idb-keyval').then((database) => [database, database.createStore('suki-answers', 'answers')]);
    return await step(...(await opened));
  } catch {
    return null;
  }
}
