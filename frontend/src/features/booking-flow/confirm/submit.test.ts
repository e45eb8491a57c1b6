import '../../../browser/testing/fake-browser.ts';
import type { Task } from 'redux-saga';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fails, fakeServer, json, routes, type Sent } from '../../../api/testing/fake-server.ts';
import { createStore } from '../../../app/create-store.ts';
import { provideNavigate } from '../../../browser/go-to.ts';
import { storageKeys } from '../../../browser/storage-keys.ts';
import { storeUser } from '../../../browser/storage.ts';
import { holdSession } from '../../../browser/testing/held-session.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { bookingFlowSaga } from '../saga.ts';
import { bookingSubmitted, draftCancelled, draftChanged, draftResumed, priceRead } from '../slice.ts';

vi.mock('../../../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }));

const draft: BookingDraft = {
  serviceId: 's1',
  workerId: 'w1',
  workerName: 'Jun',
  priceCentavos: 65000,
  date: '2026-11-18',
  time: '09:30',
  address: { line: '12 Acacia', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' },
  formDone: true,
  paymentMethod: 'gcash',
};
const payment = '/client/booking-flow/payment';
const confirmation = '/client/booking-confirmation?bookingId=b1';
let tasks: Task[] = [];
let gone: string[] = [];
let sent: Sent[] = [];

type Answer = () => Response | Promise<Response>;
const lost: Answer = () => Promise.reject(new TypeError('reset'));
const booked: Answer = () =>
  json(201, { success: true, data: { id: 'b1', bookingId: 'b1', status: 'pending', revision: 0 } });

/** One answer per attempt; the last repeats. */
function answering(...answers: [Answer, ...Answer[]]) {
  let tries = 0;
  const next = () => (answers[tries++] ?? answers.at(-1) ?? booked)();
  sent = fakeServer(
    routes({ 'POST /api/auth/refresh': () => fails(401, 'unauthenticated'), 'POST /api/bookings': next }),
  );
}

function start() {
  const { store, run } = createStore();
  tasks.push(run(bookingFlowSaga));
  return store;
}

function begun() {
  const store = start();
  store.dispatch(draftChanged(draft));
  return store;
}

type Store = ReturnType<typeof start>;
const flow = (store: Store) => store.getState().bookingFlow;
const bookings = () => sent.filter(({ url }) => url === '/api/bookings');
const keys = () => bookings().map(({ headers }) => headers.get('idempotency-key'));
const fieldOf = (name: string) => bookings().map(({ body }) => (body as Record<string, unknown>)[name]);
const at = (pathname: string) => Object.assign(window.location, { pathname });

async function submit(store: Store) {
  store.dispatch(bookingSubmitted());
  await expect.poll(() => flow(store).submission.status).not.toBe('submitting');
}

async function submitted(store: Store, times: number) {
  for (let press = 0; press < times; press++) await submit(store);
}

/** Starts a booking whose response is held back. */
async function underWay(store: Store) {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answering(() => promise, booked);
  store.dispatch(bookingSubmitted());
  await expect.poll(() => bookings().length).toBe(1);
  return async (answer: Answer = booked) => {
    resolve(await answer());
    await expect.poll(() => gone.length + vi.mocked(showToast).mock.calls.length).toBeGreaterThan(0);
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  gone = [];
  vi.mocked(showToast).mockReset();
  at(payment);
  provideNavigate((path) => void gone.push(path));
});
afterEach(() => {
  for (const task of tasks) task.cancel();
  tasks = [];
  at('/client/home');
  vi.unstubAllGlobals();
});

describe('booking without a received response', () => {
  it.each([
    ['429', () => fails(429, 'too_many_requests')],
    ['408', () => fails(408, 'request_timeout')],
    ['425', () => new Response('Too Early', { status: 425 })],
    ['403 sign_in_again', () => fails(403, 'sign_in_again')],
    ['403 second_factor_needed', () => fails(403, 'second_factor_needed')],
    ['403 from another server', () => new Response('<html>', { status: 403 })],
    ['404 from another server', () => new Response('<html>', { status: 404 })],
  ])('is the same booking after %s', async (_, turnedAway) => {
    answering(lost, turnedAway, booked);
    const store = begun();
    await submitted(store, 3);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()).toHaveLength(3);
    expect(gone).toEqual([confirmation]);
  });

  it('is the same booking after the session expired and the user signed in again', async () => {
    holdSession('A');
    storeUser({ isAuthenticated: true }, 'u1');
    answering(lost, () => fails(401, 'unauthenticated'), booked);
    const store = begun();
    await submit(store);
    await submit(store);
    holdSession('B');
    await submit(store);
    expect(new Set(keys()).size).toBe(1);
    expect(gone.at(-1)).toBe(confirmation);
  });

  it('is sent again unchanged, although the price has changed', async () => {
    answering(lost, booked);
    const store = begun();
    await submit(store);
    store.dispatch(priceRead({ priceCentavos: 95000, worker: { id: 'w1', name: 'Jun' } }));
    const reloaded = start();
    await submit(reloaded);
    expect(fieldOf('expectedPrice')).toEqual([65000, 65000]);
    expect(new Set(keys()).size).toBe(1);
    expect(flow(reloaded)).toMatchObject({ draft: {}, submission: { status: 'done', bookingId: 'b1' } });
  });

  it('keeps the sent time after a later change, and the client is notified', async () => {
    answering(lost, booked);
    const store = begun();
    await submit(store);
    store.dispatch(draftChanged({ date: '2026-11-18', time: '13:00' }));
    await submit(store);
    expect(fieldOf('time')).toEqual(['09:30', '09:30']);
    expect(new Set(keys()).size).toBe(1);
    expect(gone).toEqual([confirmation]);
    expect(showToast).toHaveBeenCalledExactlyOnceWith('Booked as you first confirmed it.', expect.anything());
  });

  it('gives way to later changes under a new key if it is refused', async () => {
    answering(lost, () => fails(409, 'slot_taken'), booked);
    const store = begun();
    await submit(store);
    store.dispatch(draftChanged({ time: '13:00' }));
    await submit(store);
    expect(fieldOf('time')).toEqual(['09:30', '09:30', '13:00']);
    const [first, again, changed] = keys();
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
    expect(gone).toEqual([confirmation]);
  });

  it('reports a refusal and then uses a new key', async () => {
    answering(lost, () => fails(409, 'slot_taken'));
    const store = begun();
    await submitted(store, 3);
    const [first, again, anew] = keys();
    expect([again, anew === first]).toEqual([first, false]);
    expect(flow(store).submission).toMatchObject({ status: 'failed', code: 'slot_taken' });
    expect(flow(store).draft).not.toHaveProperty('sentBody');
  });

  it('uses later changes if the first attempt was rejected before processing', async () => {
    answering(() => fails(429, 'too_many_requests'), booked);
    const store = begun();
    await submit(store);
    store.dispatch(draftChanged({ time: '13:00' }));
    await submit(store);
    expect(fieldOf('time')).toEqual(['09:30', '13:00']);
    expect(showToast).not.toHaveBeenCalled();
  });
});

describe('while a booking is submitted', () => {
  it('keeps the draft unchanged and books once', async () => {
    const store = begun();
    const answer = await underWay(store);
    store.dispatch(draftChanged({ paymentMethod: 'cash' }));
    expect(flow(store)).toMatchObject({ draft: { paymentMethod: 'gcash' }, submission: { status: 'submitting' } });
    store.dispatch(bookingSubmitted());
    await answer();
    expect(fieldOf('paymentMethod')).toEqual(['gcash']);
    expect(gone).toEqual([confirmation]);
  });

  it('notifies a client on another screen without redirecting', async () => {
    const store = begun();
    const answer = await underWay(store);
    at('/client/home');
    await answer();
    expect(flow(store).draft).toEqual({});
    expect(gone).toEqual([]);
    expect(showToast).toHaveBeenCalledExactlyOnceWith(
      'All set: your booking went through.',
      expect.objectContaining({ action: expect.objectContaining({ label: 'View booking' }) }),
    );
  });

  it('redirects a client who went back a step', async () => {
    const answer = await underWay(begun());
    at('/client/booking-flow/form');
    await answer();
    expect(gone).toEqual([confirmation]);
  });

  it.each([
    ['book again', (store: Store) => void store.dispatch(draftCancelled())],
    ['an address', (store: Store) => void store.dispatch(draftResumed('?serviceId=s2'))],
  ])('keeps another draft started by %s, which can be booked', async (_, begin) => {
    const store = begun();
    const answer = await underWay(store);
    begin(store);
    store.dispatch(draftChanged({ ...draft, serviceId: 's2', notes: 'Another job' }));
    await answer();
    expect(flow(store).draft).toMatchObject({ serviceId: 's2', notes: 'Another job' });
    expect(localStorage.getItem(storageKeys.bookingDraft)).toContain('Another job');
    expect(gone).toEqual([]);
    await submit(store);
    expect(fieldOf('serviceId')).toEqual(['s1', 's2']);
    expect(new Set(keys()).size).toBe(2);
  });

  it('notifies a client on another screen of a refusal', async () => {
    const store = begun();
    const answer = await underWay(store);
    at('/client/home');
    await answer(() => fails(409, 'form_changed'));
    expect(gone).toEqual([]);
    expect(showToast).toHaveBeenCalledExactlyOnceWith('That didn’t work: form_changed', expect.anything());
    expect(flow(store).submission.status).toBe('failed');
  });
});

describe('two tabs', () => {
  const heard = () => window.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.bookingDraft }));

  it('clears the draft that the other tab booked', async () => {
    const [one, other] = [begun(), start()];
    answering(booked);
    await submit(one);
    heard();
    expect(flow(other).draft).toEqual({});
    await submit(other);
    expect(bookings()).toHaveLength(1);
    expect(localStorage.getItem(storageKeys.bookingDraft)).toBeNull();
  });

  it('sends an unanswered booking of the other tab under the same key', async () => {
    const [one, other] = [begun(), start()];
    answering(lost, booked);
    await submit(one);
    heard();
    other.dispatch(draftChanged({ notes: 'The kitchen tap' }));
    await submit(other);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()).toHaveLength(2);
  });

  it('continues with the booking confirmed in this tab', async () => {
    const store = begun();
    const answer = await underWay(store);
    localStorage.setItem(storageKeys.bookingDraft, JSON.stringify({ ...draft, time: '15:00' }));
    heard();
    expect(flow(store)).toMatchObject({ draft: { time: '09:30' }, submission: { status: 'submitting' } });
    await answer();
    expect(gone).toEqual([confirmation]);
  });

  it('reads the stored draft after a page is restored from the back/forward cache', () => {
    const store = begun();
    localStorage.removeItem(storageKeys.bookingDraft);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(flow(store).draft).toEqual({});
  });
});
