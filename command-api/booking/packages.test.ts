import { expect, it } from 'vitest';
import { refuse } from '#contracts/refusal.ts';
import { givenEventsOf } from '#infra/eventing/testing/given-when-then.ts';
import type { RequestBooking } from './commands.ts';
import { bookingDecider } from './decider.ts';
import { request } from './testing/booking-fixture.ts';

const two = {
  id: 'two-units',
  name: '2 units',
  names: { fil: 'Dalawang yunit' },
  priceCentavos: 1400_00,
  durationMinutes: 90,
  includes: ['Filter'],
  isActive: true,
};
const given = givenEventsOf(bookingDecider);

function booking(packages: RequestBooking['service']['packages'], expectedPrice?: number): RequestBooking {
  return {
    ...request,
    request: { ...request.request, packageId: 'two-units', ...(expectedPrice !== undefined && { expectedPrice }) },
    service: { ...request.service, packages },
  };
}
const requestOf = (...args: Parameters<typeof booking>) =>
  given([]).when({ type: 'RequestBooking', data: booking(...args) });

it('a package is booked at its own price and for its own time, whoever comes', () => {
  expect(requestOf([two]).state).toMatchObject({
    priceCentavos: 1400_00,
    durationMinutes: 90,
    package: { id: 'two-units', name: '2 units', names: two.names, includes: ['Filter'] },
  });
});

it('one that is no longer offered is not booked', () => {
  requestOf([]).then(refuse('package_gone'));
  requestOf([{ ...two, isActive: false }]).then(refuse('package_gone'));
});

it('one that costs something else than was shown is not booked either', () => {
  requestOf([two], 1300_00).thenLike({ refused: 'price_changed' });
  expect(requestOf([two], 1400_00).state).toMatchObject({ priceCentavos: 1400_00 });
});
