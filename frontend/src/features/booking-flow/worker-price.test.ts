import { expect, it } from 'vitest';
import { priceOf } from './worker-price.ts';

it('is the rate for the service, else what the worker usually asks', () => {
  expect(priceOf({ rates: { taps: 950_00 }, basePrice: 650_00, serviceId: 'drains' }, 'taps')).toBe(950_00);
  expect(priceOf({ rates: { taps: 950_00 }, basePrice: 650_00, serviceId: 'drains' }, 'drains')).toBe(650_00);
  expect(priceOf({ rates: {}, basePrice: 650_00, serviceId: null }, 'drains')).toBe(650_00);
});

it('is not known where the profile’s base price is another service’s rate', () => {
  expect(priceOf({ rates: { taps: 950_00 }, basePrice: 950_00, serviceId: 'taps' }, 'drains')).toBeNull();
});
