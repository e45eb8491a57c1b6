import { expect, it } from 'vitest';
import { chosenOffer, offersOf } from './worker-offer.ts';

const offers = offersOf({
  services: [
    { id: 'plumbing', name: 'Plumbing', category: 'plumbing', price: 650_00 },
    { id: 'handyman', name: 'Handyman', category: 'handyman', price: 450_00 },
  ],
});

it('uses the wanted service, else the main one', () => {
  expect(chosenOffer(offers, 'handyman')?.serviceId).toBe('handyman');
  expect(chosenOffer(offers, 'moving')?.serviceId).toBe('plumbing');
  expect(chosenOffer([], 'moving')).toBeNull();
});
