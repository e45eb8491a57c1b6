import '../../../browser/testing/fake-browser.ts';
import { describe, expect, it } from 'vitest';
import {
  changed,
  draftInQuery,
  fingerprint,
  isEmpty,
  newBookingOf,
  resumed,
  serviceIdOf,
  type BookingDraft,
} from './draft.ts';
import { isSameDraft } from './is-same-draft.ts';
import { queryOfDraft } from './query-of-draft.ts';
import { selectShowsBanner } from '../selectors.ts';
import {
  bannerDismissed,
  bookingFlowSlice,
  bookingSubmitted,
  draftCancelled,
  draftChanged,
  draftResumed,
  type BookingFlowState,
} from '../slice.ts';
import { createBookingTarget, firstOpenStep, resumeTarget, stepsDone } from '../steps.ts';

const address = { line: '12 Acacia', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' };
const whole: BookingDraft = {
  serviceId: 'subcat:s1',
  serviceName: 'Plumbing',
  workerId: 'w1',
  workerName: 'Jun Bautista',
  priceCentavos: 65000,
  date: '2026-11-18',
  time: '09:30',
  address,
  formDone: true,
  paymentMethod: 'gcash',
  paymentDetails: { account: '+639171234821' },
};
const now = Date.parse('2026-11-17T02:00:00.000Z');
const path = (target: string) => new URL(target, 'https://suki.test').pathname;

describe('resumeTarget', () => {
  it.each([
    [
      'worker, date and time known',
      { workerId: 'w1', date: '2026-11-18', time: '09:30' },
      '/client/booking-flow/payment',
    ],
    ['only a service', { serviceId: 's1' }, '/client/booking-flow/schedule'],
    ['a service and a day', { serviceId: 's1', date: '2026-11-18' }, '/client/booking-flow/schedule'],
    [
      'a time that has passed',
      { serviceId: 's1', workerId: 'w1', date: '2020-01-01', time: '09:30' },
      '/client/booking-flow/schedule',
    ],
    ['only an address', { address }, '/client/booking-flow'],
    ['a worker without a time', { workerId: 'w1', date: '2026-11-18' }, '/client/booking-flow'],
  ])('resumes a draft with %s', (_, draft, target) => {
    expect(path(resumeTarget(draft, now))).toBe(target);
  });

  it('writes known values to the query and reads them back', () => {
    const { serviceId, workerId, priceCentavos, date, time } = whole;
    expect(draftInQuery(queryOfDraft(whole))).toEqual({ serviceId, workerId, priceCentavos, date, time, address });
  });

  it('ignores invalid values in a query, and reads a plain address as its first line', () => {
    expect(draftInQuery(new URLSearchParams('price=6.5&date=2026-02-30&time=25:00&workerId=%20'))).toEqual({});
    expect(draftInQuery(new URLSearchParams({ serviceId: '../a b', workerId: 'x"' }))).toEqual({});
    expect(draftInQuery(new URLSearchParams('serviceId=subcat:plumbing'))).toEqual({ serviceId: 'subcat:plumbing' });
    expect(draftInQuery(new URLSearchParams({ address: '12 Acacia' }))).toEqual({ address: { line: '12 Acacia' } });
  });

  it('reads a price from the address only if the draft has none for the same selection', () => {
    expect(resumed({}, { serviceId: 's1', workerId: 'w1', priceCentavos: 65000 }).priceCentavos).toBe(65000);
    expect(resumed(whole, { serviceId: 'subcat:s1', workerId: 'w1', priceCentavos: 1 })).toEqual(whole);
    expect(resumed(whole, { priceCentavos: 1 })).toEqual(whole);
    expect(resumed(whole, { workerId: 'w2', priceCentavos: 70000 })).toMatchObject({
      workerId: 'w2',
      priceCentavos: 70000,
    });
  });

  it('starts a new booking at the schedule if the service is known', () => {
    expect(createBookingTarget('?serviceId=s1')).toBe('/client/booking-flow/schedule?serviceId=s1');
    expect(createBookingTarget('')).toBe('/client/booking-flow/select-service');
    expect(createBookingTarget('?serviceId=subcat:aircon')).toBe('/client/booking-flow/select-service?sub=aircon');
  });
});

describe('draft', () => {
  it('drops worker and price after a change of service, and keeps time and place', () => {
    expect(changed({ ...whole, submissionKey: 'k' }, { serviceId: 's2' })).toEqual({
      serviceId: 's2',
      date: '2026-11-18',
      time: '09:30',
      address,
      paymentMethod: 'gcash',
      paymentDetails: { account: '+639171234821' },
    });
  });

  it('has nothing to resume without its service', () => {
    const begun = resumed({}, draftInQuery(new URLSearchParams('serviceId=nope&workerId=w1&price=45000')));
    expect(isEmpty(changed(begun, { serviceId: undefined }))).toBe(true);
  });

  it('keeps a sent, unanswered booking unless the service changes', () => {
    const sentBody = newBookingOf(whole) ?? undefined;
    const sent: BookingDraft = { ...whole, submissionKey: 'k', sentBody };
    expect(changed(sent, { time: '10:00' })).toEqual({ ...sent, time: '10:00' });
    expect(changed(sent, { serviceId: 's2' })).not.toHaveProperty('submissionKey');
    expect(changed(sent, { serviceId: 's2' })).not.toHaveProperty('sentBody');
    expect(fingerprint(sent)).toBe(fingerprint(whole));
    expect(isEmpty({ submissionKey: 'k', sentBody })).toBe(true);
  });

  it('has the same fingerprint in two tabs for any price and order of fields', () => {
    expect(isSameDraft(whole, { ...whole, workerName: 'Jun B.', priceCentavos: 95000 })).toBe(true);
    const { time, ...others } = whole;
    expect(isSameDraft(whole, { time, ...others })).toBe(true);
    expect(isSameDraft(whole, { ...whole, time: '10:00' })).toBe(false);
    expect(isSameDraft(whole, { ...whole, submissionKey: 'k' })).toBe(false);
    expect(isSameDraft(whole, {})).toBe(false);
  });

  it('changes with the same service, and gets a new key', () => {
    expect(changed({ ...whole, submissionKey: 'k' }, { serviceId: 'subcat:s1', time: '10:00' })).toEqual({
      ...whole,
      time: '10:00',
    });
    expect(changed(whole, { workerId: undefined }).workerId).toBeUndefined();
  });

  it('drops name, price and the open-booking choice after a change of worker', () => {
    const { workerId, workerName, priceCentavos, ...others } = whole;
    expect(changed({ ...whole, priceBeforeCentavos: 60000 }, { workerId: undefined })).toEqual(others);
    expect(changed({ ...others, anyWorker: true, priceCentavos: 50000 }, { workerId: 'w2' })).toEqual({
      ...others,
      workerId: 'w2',
    });
  });

  it('drops the previous price when a price is chosen again', () => {
    const noticed: BookingDraft = { ...whole, priceBeforeCentavos: 60000 };
    expect(changed(noticed, { workerId: 'w1', priceCentavos: 65000 })).toEqual(whole);
    expect(changed(noticed, { notes: 'The kitchen tap' }).priceBeforeCentavos).toBe(60000);
  });

  it('becomes a booking’s body once complete', () => {
    expect(serviceIdOf(whole)).toBe('s1');
    expect(newBookingOf(whole)).toMatchObject({
      serviceId: 's1',
      workerId: 'w1',
      date: '2026-11-18',
      time: '09:30',
      address,
      paymentMethod: 'gcash',
    });
    expect(newBookingOf({ ...whole, anyWorker: true })).not.toHaveProperty('workerId');
    for (const field of ['serviceId', 'workerId', 'date', 'time', 'address', 'paymentMethod'] as const) {
      expect(newBookingOf({ ...whole, [field]: undefined }), field).toBeNull();
    }
  });

  it('returns the completed steps and the next one', () => {
    expect(stepsDone(whole, now)).toEqual({
      address: true,
      schedule: true,
      'select-worker': true,
      form: true,
      payment: true,
      'collect-payment-details': true,
    });
    expect(firstOpenStep(whole, now)).toBeNull();
    expect(firstOpenStep({ ...whole, paymentDetails: {} }, now)?.name).toBe('collect-payment-details');
    expect(firstOpenStep({ ...whole, paymentMethod: 'cash', paymentDetails: {} }, now)).toBeNull();
    expect(firstOpenStep({ ...whole, address: { line: '12 Acacia' } }, now)?.name).toBe('address');
    expect(firstOpenStep({ ...whole, date: '2020-01-01' }, now)?.name).toBe('schedule');
    expect(isEmpty({ submissionKey: 'k' })).toBe(true);
    expect(isEmpty({ serviceId: 's1' })).toBe(false);
    expect(isEmpty({ address })).toBe(false);
    expect(isEmpty({ paymentMethod: 'gcash', paymentDetails: { account: '+639171234821' }, formDone: true })).toBe(
      true,
    );
  });
});

describe('draft banner', () => {
  const { reducer } = bookingFlowSlice;
  const state = (draft: BookingDraft): BookingFlowState => ({ draft, dismissed: null, submission: { status: 'idle' } });
  const shows = (bookingFlow: BookingFlowState, pathname = '/client/home') =>
    selectShowsBanner({ bookingFlow }, pathname);

  it('shows outside the flow while there is a draft', () => {
    expect(shows(state({}))).toBe(false);
    expect(shows(state({ paymentMethod: 'gcash', formDone: true }))).toBe(false);
    const begun = { serviceId: 's1', date: '2026-11-18' };
    expect(shows(state(begun))).toBe(true);
    expect(shows(state({ address: { line: '3 Narra St.' } }))).toBe(true);
    expect(shows(state(begun), '/client/booking-flow')).toBe(false);
    expect(shows(state(begun), '/client/booking-flow/schedule')).toBe(false);
  });

  it('stays hidden after merely opening the flow', () => {
    const opened = { serviceId: 's1', serviceName: 'Plumbing', workerId: 'w1', priceCentavos: 650_00, answers: {} };
    expect(shows(state(opened))).toBe(false);
    expect(shows(state({ ...opened, address: { line: '' }, notes: '', photos: [] }))).toBe(false);
  });

  it('stays hidden during submission', () => {
    const submitted = reducer(state({ serviceId: 's1', time: '09:30' }), bookingSubmitted());
    expect(shows(submitted)).toBe(false);
    expect(shows(reducer(submitted, draftCancelled()))).toBe(false);
  });

  it('stays dismissed until the draft changes', () => {
    const dismissed = reducer(state({ serviceId: 's1', time: '09:30' }), bannerDismissed());
    expect(shows(dismissed)).toBe(false);
    expect(shows(reducer(dismissed, draftResumed('?serviceId=s1')))).toBe(false);
    expect(shows(reducer(dismissed, draftChanged({ date: '2026-11-18' })))).toBe(true);
  });
});
