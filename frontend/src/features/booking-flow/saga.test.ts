import '../../browser/testing/fake-browser.ts';
import type { Task } from 'redux-saga';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../app/create-store.ts';
import { fails, fakeServer, json, routes, succeeds, type Sent } from '../../api/testing/fake-server.ts';
import { provideNavigate } from '../../browser/go-to.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { ask } from '../../ui/over-the-page/alert.ts';
import type { BookingDraft } from './draft/draft.ts';
import { bookingFlowSaga } from './saga.ts';
import { bannerDismissed, bookingSubmitted, draftCancelled, draftChanged, formRead, priceRead } from './slice.ts';

vi.mock('../../ui/over-the-page/alert.ts', () => ({ ask: vi.fn<typeof ask>() }));
vi.mock('../../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn<() => void>() }));

const draft: BookingDraft = {
  serviceId: 's1',
  workerId: 'w1',
  date: '2026-11-18',
  time: '09:30',
  address: { line: '12 Acacia', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' },
  formDone: true,
  paymentMethod: 'cash',
};
let tasks: Task[] = [];
let gone: string[] = [];

function start() {
  const { store, run } = createStore();
  tasks.push(run(bookingFlowSaga));
  return store;
}
const submission = (store: ReturnType<typeof start>) => store.getState().bookingFlow.submission;
const keys = (sent: Sent[]) => sent.map(({ headers }) => headers.get('idempotency-key'));

async function submit(store: ReturnType<typeof start>) {
  store.dispatch(bookingSubmitted());
  store.dispatch(bookingSubmitted());
  await expect.poll(() => submission(store).status).not.toBe('submitting');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  gone = [];
  provideNavigate((path) => void gone.push(path));
});
afterEach(() => {
  for (const task of tasks) task.cancel();
  tasks = [];
  vi.unstubAllGlobals();
  vi.mocked(ask).mockReset();
});

describe('stored draft', () => {
  it('survives a reload, with its dismissal for the session', () => {
    const store = start();
    store.dispatch(draftChanged(draft));
    store.dispatch(bannerDismissed());
    const { bookingFlow } = start().getState();
    expect(bookingFlow.draft).toEqual(draft);
    expect(bookingFlow.dismissed).toBe(store.getState().bookingFlow.dismissed);
    store.dispatch(draftCancelled());
    expect(localStorage.getItem(storageKeys.bookingDraft)).toBeNull();
  });

  it('is discarded if it cannot be read', () => {
    localStorage.setItem(storageKeys.bookingDraft, '{"serviceId":7}');
    expect(start().getState().bookingFlow.draft).toEqual({});
  });
});

describe('submitting', () => {
  it('books once, clears the draft and waits for the worker', async () => {
    const sent = fakeServer(
      routes({
        'POST /api/bookings': () =>
          json(201, { success: true, data: { id: 'b1', bookingId: 'b1', status: 'pending', revision: 0 } }),
      }),
    );
    const store = start();
    store.dispatch(draftChanged({ ...draft, priceCentavos: 65000 }));
    await submit(store);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      serviceId: 's1',
      workerId: 'w1',
      paymentMethod: 'cash',
      expectedPrice: 65000,
    });
    expect(store.getState().bookingFlow).toMatchObject({ draft: {}, submission: { status: 'done', bookingId: 'b1' } });
    expect(localStorage.getItem(storageKeys.bookingDraft)).toBeNull();
    expect(gone).toEqual(['/client/booking-confirmation?bookingId=b1']);
  });

  it('retries without a response under the same key, also after a reload and a change', async () => {
    const sent = fakeServer(() => Promise.reject(new TypeError('offline')));
    const store = start();
    store.dispatch(draftChanged(draft));
    await submit(store);
    await submit(store);
    const reloaded = start();
    await submit(reloaded);
    reloaded.dispatch(draftChanged({ notes: 'The kitchen tap' }));
    await submit(reloaded);
    expect(keys(sent)).toHaveLength(4);
    expect(new Set(keys(sent)).size).toBe(1);
    expect(sent[3]?.body).toEqual(sent[0]?.body);
  });

  it('keeps the key when the price changes in between, also in storage', async () => {
    const sent = fakeServer(() => Promise.reject(new TypeError('offline')));
    const store = start();
    store.dispatch(draftChanged({ ...draft, workerName: 'Jun', priceCentavos: 65000 }));
    await submit(store);
    store.dispatch(priceRead({ priceCentavos: 95000, worker: { id: 'w1', name: 'Jun' } }));
    expect(submission(store).status).toBe('failed');
    const reloaded = start();
    expect(reloaded.getState().bookingFlow.draft).toMatchObject({ priceCentavos: 95000, priceBeforeCentavos: 65000 });
    await submit(reloaded);
    expect(keys(sent)[1]).toBe(keys(sent)[0]);
  });

  it('offers other starts after a refused time, as Manila days and times, with a new key', async () => {
    const alternatives = ['2026-11-18T03:00:00.000Z', '2026-11-18T17:30:00.000Z', 'soon'];
    const sent = fakeServer(routes({ 'POST /api/bookings': () => fails(409, 'slot_taken', { alternatives }) }));
    const store = start();
    store.dispatch(draftChanged({ ...draft, urgent: true }));
    await submit(store);
    expect(submission(store)).toMatchObject({
      status: 'failed',
      code: 'slot_taken',
      alternatives: [
        { date: '2026-11-18', time: '11:00' },
        { date: '2026-11-19', time: '01:30' },
      ],
    });
    expect(ask).not.toHaveBeenCalled();
    await submit(store);
    expect(keys(sent)[0]).not.toBe(keys(sent)[1]);
    store.dispatch(draftChanged({ date: '2026-11-18', time: '11:00' }));
    expect(submission(store)).toEqual({ status: 'idle' });
  });

  it.each([
    ['by other questions', () => fails(409, 'form_changed', { formVersion: 2, workerFormVersion: 0 })],
    [
      'with an answer that can’t be',
      () =>
        json(400, {
          success: false,
          code: 'invalid',
          message: '',
          errors: [{ path: 'answers.rooms', message: 'At most 9' }],
        }),
    ],
  ])('returns to the questions after the refusal of %s', async (_, answer) => {
    fakeServer(routes({ 'POST /api/bookings': answer }));
    const store = start();
    store.dispatch(draftChanged({ ...draft, priceCentavos: 65000 }));
    await submit(store);
    expect(submission(store).status).toBe('failed');
    expect(gone).toEqual(['/client/booking-flow/form']);
  });

  it('asks the new questions with the given answers if the form is outdated', async () => {
    fakeServer(routes({ 'POST /api/bookings': () => fails(409, 'form_changed', { formVersion: 4 }) }));
    const store = start();
    store.dispatch(draftChanged({ ...draft, priceCentavos: 65000, answers: { rooms: 3 }, formDone: true }));
    const versions = { formVersion: 3, workerFormVersion: 1 };
    const estimate = { ...versions, baseCentavos: 65000, lines: [], totalCentavos: 105000 };
    store.dispatch(formRead({ answers: { rooms: 3 }, estimate }));
    await submit(store);
    const { draft: then } = store.getState().bookingFlow;
    expect(then.answers).toEqual({ rooms: 3 });
    expect(then).not.toHaveProperty('estimate');
    expect(then).not.toHaveProperty('formDone');
  });

  it('sends the form versions and the resulting price', async () => {
    const sent = fakeServer(() => fails(409, 'price_changed'));
    const store = start();
    const versions = { formVersion: 3, workerFormVersion: 1 };
    store.dispatch(draftChanged({ ...draft, priceCentavos: 65000, answers: { rooms: 3 } }));
    const estimate = { ...versions, baseCentavos: 65000, lines: [], totalCentavos: 105000 };
    store.dispatch(formRead({ answers: { rooms: 3 }, estimate }));
    await submit(store);
    expect(sent[0]?.body).toMatchObject({ ...versions, answers: { rooms: 3 }, expectedPrice: 105000 });
    // Until the answers are priced again, the price alone was displayed.
    store.dispatch(priceRead({ priceCentavos: 70000, worker: { id: 'w1', name: 'Jun' } }));
    await submit(store);
    expect(sent[1]?.body).toMatchObject({ expectedPrice: 70000 });
  });

  it('shows a failed instant booking in an alert', async () => {
    fakeServer(() => fails(409, 'service_inactive'));
    const store = start();
    store.dispatch(draftChanged({ ...draft, urgent: true }));
    await submit(store);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ message: 'Failed to create instant booking' });
  });

  it('sends nothing for an incomplete draft and redirects to the open step', async () => {
    const sent = fakeServer(() => succeeds({}));
    const store = start();
    store.dispatch(draftChanged({ ...draft, date: '2199-11-18', workerId: undefined }));
    store.dispatch(bookingSubmitted());
    expect(sent).toEqual([]);
    expect(submission(store)).toMatchObject({ status: 'failed', code: 'invalid' });
    expect(gone).toEqual(['/client/booking-flow/select-worker']);
  });
});
