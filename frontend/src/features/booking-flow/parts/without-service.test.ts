import { expect, it } from 'vitest';
import { withoutScheduled, withoutService } from './without-service.ts';

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
