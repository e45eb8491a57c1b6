import { expect, it } from 'vitest';
import { bookingFixture } from '../../../domain/booking/testing/booking-fixture.ts';
import { recalculatedPrice } from './use-ask-others.ts';

const two = { id: 'two', name: '2 units', names: {}, includes: [], durationMinutes: 150, isActive: true };
const asked = bookingFixture({ price: 1400_00, package: { id: 'two', name: '2 units', names: {}, includes: [] } });

it('uses a package’s current price, not the service’s base price', () => {
  const service = { basePrice: 900_00, packages: [{ ...two, price: 1500_00 }] };
  expect(recalculatedPrice(asked, service, [])).toBe(1500_00);
  expect(recalculatedPrice({ ...asked, package: null }, service, [])).toBe(900_00);
  expect(recalculatedPrice(asked, { ...service, packages: [] }, [])).toBe(1400_00);
});
