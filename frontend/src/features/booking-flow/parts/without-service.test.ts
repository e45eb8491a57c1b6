import { expect, it } from 'vitest';
import { stepRedirect, withoutScheduled, withoutService, withoutStart } from './without-service.ts';

it('leads a step without a service to the choice of one', () => {
  expect(withoutService({}, '')).toBe('/client/booking-flow/select-service');
  expect(withoutService({ paymentMethod: 'gcash', formDone: true }, '')).toBe('/client/booking-flow/select-service');
  expect(withoutService({ workerId: 'w1' }, '?workerId=w1&serviceId=')).toBe('/client/booking-flow/select-service');
});

it('lets a step be whose service the draft or the address knows', () => {
  expect(withoutService({ serviceId: 's1' }, '')).toBeNull();
  expect(withoutService({}, '?serviceId=s1')).toBeNull();
});

it('leads to the schedule, which tells of it, where there is no such service', () => {
  expect(withoutService({}, '?serviceId=nope', true)).toBe('/client/booking-flow/schedule?serviceId=nope');
});

it('at the schedule, a subcategory leads to the services in it, and a service that is gone is told of', () => {
  expect(withoutScheduled({}, '?serviceId=subcat:aircon', true)).toBe('/client/booking-flow/select-service?sub=aircon');
  expect(withoutScheduled({}, '?serviceId=subcat:s1', false)).toBeNull();
  expect(withoutScheduled({}, '?serviceId=nope', true)).toBeNull();
});

it('leads nowhere before the address was taken in, and is not kept by one that was', () => {
  const search = '?serviceId=s1';
  expect(stepRedirect(withoutService, {}, { search, isTaken: false }, false)).toBeNull();
  expect(stepRedirect(withoutService, {}, { search, isTaken: true }, false)).toBe(
    '/client/booking-flow/select-service',
  );
  expect(stepRedirect(withoutScheduled, {}, { search: '?serviceId=nope', isTaken: true }, true)).toBeNull();
});

it('asks for a start before a worker, with what the address says as long as there is a booking', () => {
  const address = { search: '?serviceId=s1&workerId=w1', isTaken: true };
  expect(withoutStart({ serviceId: 's1' }, address, false)).toBe(
    '/client/booking-flow/schedule?serviceId=s1&workerId=w1',
  );
  expect(withoutStart({}, address, false)).toBe('/client/booking-flow/schedule');
  expect(withoutStart({}, { ...address, isTaken: false }, false)).toBeNull();
  expect(withoutStart({ serviceId: 's1', date: '2199-11-18', time: '09:30' }, address, false)).toBeNull();
});
