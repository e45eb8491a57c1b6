import { expect, it } from 'vitest';
import { chosenOffer, offersOf } from './worker-offer.ts';

const services = [{ id: 'plumbing', name: 'Plumbing', category: 'plumbing' }, { id: 'handyman', name: 'Handyman', category: 'handyman' }];
const offers = offersOf({ services, rates: { handyman: 450_00 }, basePrice: 650_00 });

it('prices each service by its rate, else by the starting price', () => {
  expect(offers.map(({ priceCentavos }) => priceCentavos)).toEqual([650_00, 450_00]);
});

it('offers what one came for, else the main service', () => {
  expect(chosenOffer(offers, 'handyman')?.serviceId).toBe('handyman');
  expect(chosenOffer(offers, 'moving')?.serviceId).toBe('plumbing');
  expect(chosenOffer([], 'moving')).toBeNull();
});
