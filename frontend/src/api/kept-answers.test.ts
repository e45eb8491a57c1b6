// Before the browser: it would become a part of that window, where nothing looks for it.
import 'fake-indexeddb/auto';
import '../browser/testing/fake-browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Call } from '#contracts/calls/call.ts';
import { routeTable } from '#contracts/calls/route-table.ts';
import { holdSession } from '../browser/testing/held-session.ts';
import { clearStorages, type StoredUser, storeUser } from '../browser/storage.ts';
import { sukiBaseQuery } from './api.ts';
import { forgetKeptAnswers } from './forget-kept-answers.ts';
import { keepAnswers, keptPaths, shownSince } from './kept-answers.ts';
import { fakeServer, succeeds } from './testing/fake-server.ts';

const calls: Record<string, Call> = routeTable;
const client: StoredUser = { isAuthenticated: true, userType: 'client' };

/** null: no network. */
let served: unknown;

beforeEach(async () => {
  vi.setSystemTime('2026-11-29T00:05:00Z');
  localStorage.clear();
  enter('andrea');
  keepAnswers();
  await forgetKeptAnswers();
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  fakeServer(() => {
    if (served === null) throw new TypeError('Failed to fetch');
    return succeeds(served);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function enter(userId: string, user = client) {
  storeUser(user, userId);
  holdSession('token');
}

async function read(name: keyof typeof routeTable, args: Record<string, unknown> = {}) {
  const call = calls[name];
  if (!call) throw new Error(name);
  const signal = { signal: new AbortController().signal } as Parameters<typeof sukiBaseQuery>[1];
  const { data, error } = (await sukiBaseQuery({ call, args }, signal, {})) as { data?: unknown; error?: unknown };
  return error === undefined ? data : 'failed';
}

/** Keeping is not awaited by the read. */
async function online(name: keyof typeof routeTable, answer: unknown, args: Record<string, unknown> = {}) {
  served = answer;
  await read(name, args);
  served = null;
  if (keptPaths.includes(calls[name]?.path ?? '')) await expect.poll(() => read(name, args)).toEqual(answer);
}

it('keeps paths that exist, of clients and workers, without money and papers', () => {
  const reads = Object.values(calls).filter(({ method }) => method === 'GET');
  for (const path of keptPaths) expect(reads.map((call) => call.path)).toContain(path);
  expect(keptPaths.filter((path) => /admin|pay|earning|document|auth|ticket/.test(path))).toEqual([]);
});

it('shows the last answer of the same read without a network, and since when it is so', async () => {
  await online('listBookings', { items: ['first'] }, { group: 'upcoming' });
  vi.setSystemTime('2026-11-29T00:20:00Z');
  await online('listBookings', { items: ['second'] }, { group: 'over' });
  expect(await read('listBookings', { group: 'upcoming' })).toEqual({ items: ['first'] });
  expect(await read('readBooking', { id: 'b1' })).toBe('failed');
  expect(shownSince()).toBe('2026-11-29T00:05:00.000Z');
});

it('prefers the network, and keeps its newer answer', async () => {
  await online('listChats', { items: ['old'] });
  await online('listChats', { items: ['new'] });
  served = { items: ['newest'] };
  expect(await read('listChats')).toEqual({ items: ['newest'] });
});

it('keeps neither money nor what staff read', async () => {
  await online('readEarnings', { total: 1 });
  expect(await read('readEarnings')).toBe('failed');
  enter('carla', { isAuthenticated: true, userType: 'admin' });
  served = { items: ['of everybody'] };
  await read('listBookings');
  served = null;
  expect(await read('listBookings')).toBe('failed');
});

it('shows nothing of another account, nor after a sign-out or the end of a session', async () => {
  await online('listChats', { items: ['of Andrea'] });
  enter('grace');
  expect(await read('listChats')).toBe('failed');
  enter('andrea');
  expect(await read('listChats')).toEqual({ items: ['of Andrea'] });
  await forgetKeptAnswers();
  expect([await read('listChats'), shownSince()]).toEqual(['failed', null]);
});

it('drops an answer that arrives after its account has left', async () => {
  const { promise, resolve: arrive } = Promise.withResolvers<Response>();
  const sent = fakeServer(() => promise);
  const late = read('listChats');
  await expect.poll(() => sent).toHaveLength(1);
  clearStorages();
  enter('grace');
  arrive(succeeds({ items: ['of Andrea'] }));
  await late;
  fakeServer(() => {
    throw new TypeError('Failed to fetch');
  });
  enter('andrea');
  expect(await read('listChats')).toBe('failed');
});
