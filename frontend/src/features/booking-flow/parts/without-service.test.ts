import { expect, it } from 'vitest';
import { stepRedirect, withoutScheduled, withoutService, withoutStart } from './without-service.ts';

it('redirects a step without a service to the choice of a service', () => {
  expect(withoutService({}, '')).toBe('/client/booking-flow/select-service');
  expect(withoutService({ paymentMethod: 'gcash', formDone: true }, '')).toBe('/client/booking-flow/select-service');
  expect(withoutService({ workerId: 'w1' }, '?workerId=w1&serviceId=')).toBe('/client/booking-flow/select-service');
});

it('keeps a step whose service is in the draft or the address', () => {
  expect(withoutService({ serviceId: 's1' }, '')).toBeNull();
  expect(withoutService({}, '?serviceId=s1')).toBeNull();
});

it('redirects to the schedule, which reports it, if the service does not exist', () => {
  expect(withoutService({}, '?serviceId=nope', true)).toBe('/client/booking-flow/schedule?serviceId=nope');
});

it('redirects a subcategory at the schedule to its services, and reports a missing service there', () => {
  expect(withoutScheduled({}, '?serviceId=subcat:aircon', true)).toBe('/client/booking-flow/select-service?sub=aircon');
  expect(withoutScheduled({}, '?serviceId=subcat:s1', false)).toBeNull();
  expect(withoutScheduled({}, '?serviceId=nope', true)).toBeNull();
});

it('does not redirect before the address is applied, and then only by the draft', () => {
  const search = '?serviceId=s1';
  expect(stepRedirect(withoutService, {}, { search, isTaken: false }, false)).toBeNull();
  expect(stepRedirect(withoutService, {}, { search, isTaken: true }, false)).toBe(
    '/client/booking-flow/select-service',
  );
  expect(stepRedirect(withoutScheduled, {}, { search: '?serviceId=nope', isTaken: true }, true)).toBeNull();
});

it('asks for a start before a worker, and keeps the address’s values while there is a booking', () => {
  const address = { search: '?serviceId=s1&workerId=w1', isTaken: true };
  expect(withoutStart({ serviceId: 's1' }, address, false)).toBe(
    '/client/booking-flow/schedule?serviceId=s1&workerId=w1',
  );
  expect(withoutStart({}, address, false)).toBe('/client/booking-flow/schedule');
  expect(withoutStart({}, { ...address, isTaken: false }, false)).toBeNull();
  expect(withoutStart({ serviceId: 's1', date: '2199-11-18', time: '09:30' }, address, false)).toBeNull();
});
