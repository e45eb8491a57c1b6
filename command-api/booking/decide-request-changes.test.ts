import { describe, expect, it } from 'vitest';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { acceptBooking } from './decide-job.ts';
import {
  accepted,
  edited,
  jun,
  nestor,
  offerOf,
  openRequest,
  request,
  requested,
  startsAt,
  dayBeforeStart,
  viewers,
  widened,
} from './testing/booking-fixture.ts';
import { acting, given } from './testing/lifecycle-fixture.ts';
import { noForm } from '#contracts/form/booking-forms.ts';
import { acceptQuote, offerQuote } from './decide-quotes.ts';
import type { Edit } from './commands.ts';
import { editRequest, widenRequest } from './decide-request-changes.ts';

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
