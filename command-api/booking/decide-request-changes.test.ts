import { describe, expect, it } from 'vitest';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { acceptBooking, declineBooking, expireBooking } from './decide-job.ts';
import {
  accepted,
  edited,
  jun,
  nestor,
  offerOf,
  openRequest,
  request,
  requested,
  requestedAt,
  startsAt,
  dayBeforeStart,
  urgentAnswerDue,
  urgentRequest,
  viewers,
  widened,
} from './testing/booking-fixture.ts';
import { acting, given } from './testing/lifecycle-fixture.ts';
import { noForm } from '#contracts/form/booking-forms.ts';
import { acceptQuote, offerQuote } from './decide-quotes.ts';
import type { Edit } from './commands.ts';
import { editRequest, narrowRequest, widenRequest } from './decide-request-changes.ts';
import { turnDownUnavailable } from './decide-turn-downs.ts';

const nothingAsked = { form: noForm, workerForm: noForm };
const byClient = acting(viewers.client);
const edit = (change: Edit, ...events: BookingEvent[]) =>
  editRequest({ ...byClient, edit: change, asked: nothingAsked }, given(events));
const { address } = request.request;

describe('editing a pending request', () => {
  it('records the changed parts and the resulting values; absent parts stay', () => {
    expect(edit({ notes: 'Bring a ladder', photos: [] }, requested)).toMatchObject([
      {
        type: 'BookingRequestEdited',
        data: {
          changed: ['notes'],
          requestVersion: 2,
          notes: 'Bring a ladder',
          address,
          startsAt,
          clientName: 'Andrea Reyes',
          toldAccountIds: ['a-jun'],
        },
      },
    ]);
  });

  it('to another time keeps the duration and restarts the answer period', () => {
    expect(edit({ start: { date: '2026-11-18', time: '15:00' } }, requested)).toMatchObject([
      {
        data: {
          changed: ['time'],
          startsAt: '2026-11-18T07:00:00.000Z',
          endsAt: '2026-11-18T08:00:00.000Z',
          answerBy: '2026-11-18T01:30:00.000Z',
        },
      },
    ]);
  });

  it('of the address line alone keeps quotes valid: workers do not see it yet', () => {
    const events = edit(
      { address: { line: '15 Tindalo St.', landmark: 'Blue gate' } },
      requested,
      offerOf(jun, 'q1'),
    ) as BookingEvent[];
    expect(events).toMatchObject([
      {
        data: {
          changed: ['address'],
          requestVersion: 1,
          address: { ...address, line: '15 Tindalo St.', landmark: 'Blue gate' },
        },
      },
    ]);
    expect(
      acceptQuote({ ...byClient, quoteId: 'q1', workerPhone: null }, given([requested, offerOf(jun, 'q1'), ...events])),
    ).toMatchObject([{ type: 'QuoteAccepted' }]);
  });

  it('of the address line removes the exact pin and keeps the barangay', () => {
    const home = { ...address, lat: 14.5706, lng: 121.0581, precision: 'exact' as const };
    const pinned = { ...requested, data: { ...requested.data, address: home } } as BookingEvent;
    const addressAfter = (line: string) => edit({ address: { line }, notes: 'x' }, pinned) as BookingEvent[];
    expect(addressAfter('3 Sta. Monica St.')).toMatchObject([
      { data: { address: { ...home, line: '3 Sta. Monica St.', precision: 'barangay' } } },
    ]);
    expect(addressAfter('14 tindalo St')).toMatchObject([{ data: { address: { ...home, line: '14 tindalo St' } } }]);
    expect(addressAfter(home.line)).toMatchObject([{ data: { address: home } }]);
  });

  it('removes the landmark when it is empty', () => {
    const [event] = edit({ address: { landmark: '' } }, {
      ...requested,
      data: { ...requested.data, address: { ...address, landmark: 'White gate' } },
    } as BookingEvent) as BookingEvent[];
    expect(event).toMatchObject({ data: { changed: ['address'] } });
    expect(event?.data).toHaveProperty('address', { ...address, precision: 'city' });
  });

  it('to the same values stores nothing', () => {
    expect(
      edit(
        {
          notes: '',
          photos: [],
          answers: {},
          address: { line: address.line },
          start: { date: '2026-11-18', time: '09:30' },
        },
        requested,
      ),
    ).toEqual([]);
  });

  it('is refused for a start that is too soon, and after acceptance', () => {
    expect(edit({ start: { date: '2026-11-17', time: '09:35' } }, requested)).toMatchObject({ refused: 'too_soon' });
    expect(edit({ notes: 'Bring a ladder' }, requested, accepted)).toMatchObject({ refused: 'not_allowed_now' });
  });

  it('notifies the named worker and those with open quotes, not those who declined', () => {
    const declinedByJun: BookingEvent = {
      type: 'BookingDeclined',
      data: { bookingId: 'b1', clientId: 'a-andrea', workerId: 'w-jun', reason: 'Far', stillOpen: true },
    };
    expect(edit({ notes: 'x' }, openRequest)).toMatchObject([{ data: { toldAccountIds: [] } }]);
    expect(edit({ notes: 'x' }, requested, widened, offerOf(nestor, 'q1'))).toMatchObject([
      { data: { toldAccountIds: ['a-jun', 'a-nestor'] } },
    ]);
    expect(edit({ notes: 'x' }, requested, widened, declinedByJun)).toMatchObject([{ data: { toldAccountIds: [] } }]);
  });
});

describe('answers to an earlier version of the request', () => {
  const take = (requestVersion: number | undefined, ...events: BookingEvent[]) =>
    acceptBooking({ ...acting(viewers.worker), worker: jun, workerPhone: null, requestVersion }, given(events));
  const offer = (requestVersion: number) =>
    offerQuote(
      {
        ...acting(viewers.worker),
        quoteId: 'q2',
        worker: jun,
        amountCentavos: 700_00,
        message: '',
        validUntil: null,
        requestVersion,
      },
      given([requested, offerOf(jun, 'q1'), edited]),
    );
  const choose = (quoteId: string, ...events: BookingEvent[]) =>
    acceptQuote({ ...byClient, quoteId, workerPhone: null }, given(events));

  it('refuses acceptances and quotes of workers who have not seen the current version', () => {
    expect(take(1, requested, edited)).toMatchObject({ refused: 'request_changed', details: { requestVersion: 2 } });
    expect(take(2, requested, edited)).toMatchObject([
      { type: 'BookingAccepted', data: { startsAt: addMinutes(startsAt, 330) } },
    ]);
    expect(take(undefined, requested, edited)).toMatchObject([{ type: 'BookingAccepted' }]);
    expect(offer(1)).toMatchObject({ refused: 'request_changed' });
    expect(offer(2)).toMatchObject([{ type: 'QuoteOffered', data: { replaces: 'q1' } }]);
  });

  it('keeps an earlier quote, which can be accepted once its worker confirms it', () => {
    expect(choose('q1', requested, offerOf(jun, 'q1'), edited)).toMatchObject({ refused: 'quote_outdated' });
    expect(choose('q2', requested, offerOf(jun, 'q1'), edited, offerOf(jun, 'q2', { replaces: 'q1' }))).toMatchObject([
      { type: 'QuoteAccepted' },
    ]);
    expect(choose('q2', openRequest, offerOf(jun, 'q1'), edited, offerOf(nestor, 'q2'))).toMatchObject([
      { type: 'QuoteAccepted', data: { worker: nestor } },
    ]);
    expect(choose('q1', openRequest, offerOf(jun, 'q1'), edited, offerOf(nestor, 'q2'))).toMatchObject({
      refused: 'quote_outdated',
    });
  });
});

describe('the commission', () => {
  const at = (percent: number) => ({
    ...acting(viewers.worker),
    worker: jun,
    workerPhone: null,
    settings: { ...acting(viewers.worker).settings, commissionPercent: percent },
  });
  const offerAt = (percent: number, seen?: number) =>
    offerQuote(
      { ...at(percent), quoteId: 'q1', amountCentavos: 700_00, message: '', validUntil: null, commissionPercent: seen },
      given([requested]),
    );
  const chooseAt = (percent: number, ...events: BookingEvent[]) =>
    acceptQuote(
      { ...byClient, settings: { ...byClient.settings, commissionPercent: percent }, quoteId: 'q1', workerPhone: null },
      given([requested, ...events]),
    ) as BookingEvent[];

  it('of a job is the one at its acceptance', () => {
    const events = acceptBooking(at(12.5), given([requested])) as BookingEvent[];
    expect(events).toMatchObject([{ type: 'BookingAccepted', data: { commissionPercent: 12.5 } }]);
    expect(given([requested, ...events])).toMatchObject({ commissionPercent: 12.5 });
  });

  it('of a quoted job is the one at the quote, even if the setting changes before acceptance', () => {
    const offered = offerAt(12) as BookingEvent[];
    expect(chooseAt(15, ...offered)).toMatchObject([{ type: 'QuoteAccepted', data: { commissionPercent: 12 } }]);
    expect(given([requested, ...offered, ...chooseAt(15, ...offered)])).toMatchObject({ commissionPercent: 12 });
    // A quote from before quotes stored the commission.
    expect(chooseAt(15, offerOf(jun, 'q1'))).toMatchObject([
      { type: 'QuoteAccepted', data: { commissionPercent: 15 } },
    ]);
  });

  it('must be the one that the worker saw', () => {
    expect(acceptBooking({ ...at(15), commissionPercent: 12 }, given([requested]))).toMatchObject({
      refused: 'commission_changed',
      details: { commissionPercent: 15 },
    });
    expect(acceptBooking({ ...at(15), commissionPercent: 15 }, given([requested]))).toMatchObject([
      { type: 'BookingAccepted' },
    ]);
    expect(offerAt(15, 12)).toMatchObject({ refused: 'commission_changed', details: { commissionPercent: 15 } });
    expect(offerAt(15, 15)).toMatchObject([{ type: 'QuoteOffered', data: { commissionPercent: 15 } }]);
  });
});

describe('opening a request to all workers', () => {
  it('keeps the price that the client saw and restarts the answer period', () => {
    const events = widenRequest(byClient, given([requested])) as BookingEvent[];
    expect(events).toMatchObject([
      { type: 'BookingWidened', data: { worker: jun, answerBy: '2026-11-18T00:30:00.000Z' } },
    ]);
    expect(given([requested, ...events])).toMatchObject({
      status: 'pending',
      worker: null,
      workerId: null,
      asked: jun,
      wasOpen: true,
      priceCentavos: 650_00,
    });
  });

  it('allows acceptance by the first worker and by others', () => {
    const take = (viewer: typeof viewers.worker | typeof viewers.candidate, worker: typeof jun) =>
      acceptBooking({ ...acting(viewer, dayBeforeStart), worker, workerPhone: null }, given([requested, widened]));
    expect(take(viewers.worker, jun)).toMatchObject([{ type: 'BookingAccepted', data: { worker: jun } }]);
    expect(take(viewers.candidate, nestor)).toMatchObject([{ type: 'BookingAccepted', data: { worker: nestor } }]);
  });

  it('is idempotent, also for an open request', () => {
    expect(widenRequest(byClient, given([requested, widened]))).toEqual([]);
    expect(widenRequest(byClient, given([openRequest]))).toMatchObject({ refused: 'not_allowed_now' });
  });
});

describe('an urgent request to one worker', () => {
  const byPolicy = (now: string) => ({ now, settings: byClient.settings });
  const typesOf = (decision: unknown) => (decision as BookingEvent[]).map(({ type }) => type);
  const state = (...events: BookingEvent[]) => given([urgentRequest, ...events]);
  const off = { ...byClient.settings, openBookings: false };

  it('asks everyone nearby when its worker’s time is up, not before', () => {
    expect(expireBooking(byPolicy(addMinutes(urgentAnswerDue, -1)), state())).toEqual([]);
    const events = expireBooking(byPolicy(urgentAnswerDue), state()) as BookingEvent[];
    expect(events).toMatchObject([{ type: 'BookingWidened', data: { worker: jun, cause: 'unanswered' } }]);
    expect(state(...events)).toMatchObject({ status: 'pending', workerId: null, asked: jun, workerAnswerBy: null });
    expect(expireBooking(byPolicy(urgentAnswerDue), state(...events))).toEqual([]);
  });

  it('expires when its client did not want that, or open bookings are switched off', () => {
    const alone = { ...urgentRequest, data: { ...urgentRequest.data, thenAskOthers: false } } as BookingEvent;
    expect(typesOf(expireBooking(byPolicy(urgentAnswerDue), given([alone])))).toEqual(['BookingExpired']);
    expect(typesOf(expireBooking({ now: urgentAnswerDue, settings: off }, state()))).toEqual(['BookingExpired']);
  });

  it('counts its worker’s minutes as elapsed time when the clock is set ahead or back', () => {
    const ahead = 120;
    const stepped = (minutes: number, steppedMinutes: number) =>
      typesOf(
        expireBooking(
          { ...byPolicy(addMinutes(urgentAnswerDue, minutes)), steppedMs: steppedMinutes * 60_000 },
          state(),
        ),
      );
    expect(stepped(ahead - 1, ahead)).toEqual([]);
    expect(stepped(ahead, ahead)).toEqual(['BookingWidened']);
    expect(stepped(-ahead, -ahead)).toEqual(['BookingWidened']);
  });

  it('waits for its client while its worker’s quote is open', () => {
    const quoted = [urgentRequest, offerOf(jun, 'q1')];
    expect(expireBooking(byPolicy(urgentAnswerDue), given(quoted))).toEqual([]);
    expect(typesOf(expireBooking(byPolicy('2026-11-17T11:42:00.000Z'), given(quoted)))).toEqual(['BookingWidened']);
  });

  it('asks others at once when its worker declines; the client’s choice ends with it', () => {
    const decline = (...events: BookingEvent[]) =>
      declineBooking({ ...acting(viewers.worker, requestedAt), reason: 'Far' }, state(...events)) as BookingEvent[];
    expect(typesOf(decline(offerOf(jun, 'q1')))).toEqual(['QuoteWithdrawn', 'BookingWidened', 'BookingDeclined']);
    const events = decline();
    expect(events).toMatchObject([{ data: { cause: 'declined' } }, { data: { stillOpen: true } }]);
    expect(state(...events)).toMatchObject({ status: 'pending', workerId: null, declinedBy: ['w-jun'] });
    expect(narrowRequest(acting(viewers.client, requestedAt), state(...events))).toMatchObject({
      refused: 'not_allowed_now',
    });
    expect(
      acceptBooking({ ...acting(viewers.candidate, requestedAt), worker: nestor, workerPhone: null }, state(...events)),
    ).toMatchObject([{ type: 'BookingAccepted' }]);
  });

  it('asks others at once when its worker takes no jobs now', () => {
    const events = turnDownUnavailable({ ...byPolicy(requestedAt), workerId: 'w-jun' }, state()) as BookingEvent[];
    expect(events).toMatchObject([
      { type: 'BookingWidened', data: { cause: 'worker_unavailable' } },
      { type: 'BookingDeclined', data: { stillOpen: true, cause: 'worker_unavailable' } },
    ]);
    expect(turnDownUnavailable({ ...byPolicy(requestedAt), workerId: 'w-jun' }, state(...events))).toEqual([]);
  });

  it('stays with its worker when the client says so beforehand; their time is unchanged', () => {
    const events = narrowRequest(acting(viewers.client, requestedAt), state()) as BookingEvent[];
    expect(events).toMatchObject([{ type: 'BookingNarrowed', data: { wasOpened: false } }]);
    expect(state(...events)).toMatchObject({
      workerId: 'w-jun',
      workerAnswerBy: urgentAnswerDue,
      thenAskOthers: false,
    });
    expect(narrowRequest(acting(viewers.client, requestedAt), state(...events))).toEqual([]);
    expect(typesOf(expireBooking(byPolicy(urgentAnswerDue), state(...events)))).toEqual(['BookingExpired']);
  });

  it('goes back to its worker when the client takes it back before another quote', () => {
    const opened = expireBooking(byPolicy(urgentAnswerDue), state()) as BookingEvent[];
    const narrow = (...events: BookingEvent[]) =>
      narrowRequest(acting(viewers.client, urgentAnswerDue), state(...opened, ...events));
    const events = narrow() as BookingEvent[];
    expect(events).toMatchObject([{ type: 'BookingNarrowed', data: { worker: jun, wasOpened: true } }]);
    const back = state(...opened, ...events);
    expect(back).toMatchObject({ workerId: 'w-jun', asked: null, workerAnswerBy: null, thenAskOthers: false });
    expect(
      acceptBooking({ ...acting(viewers.candidate, urgentAnswerDue), worker: nestor, workerPhone: null }, back),
    ).toMatchObject({ refused: 'not_allowed_now' });
    expect(narrow(offerOf(nestor, 'q1'))).toMatchObject({ refused: 'not_allowed_now' });
    expect(narrow(offerOf(jun, 'q1'))).toMatchObject([{ type: 'BookingNarrowed' }]);
    expect(narrow(accepted)).toMatchObject({ refused: 'not_allowed_now' });
  });

  it('gives its worker the whole time again after a change', () => {
    const now = addMinutes(requestedAt, 5);
    const change = editRequest({ ...acting(viewers.client, now), edit: { notes: 'x' }, asked: nothingAsked }, state());
    expect(change).toMatchObject([{ data: { workerAnswerBy: addMinutes(now, 12) } }]);
    expect(state(...(change as BookingEvent[]))).toMatchObject({ thenAskOthers: true });
  });
});
