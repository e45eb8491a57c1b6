import { expect, it } from 'vitest';
import type { BookingDraft } from '../draft/draft.ts';
import { priced } from './priced.ts';

const ofJun: BookingDraft = {
  serviceId: 's1',
  serviceName: 'Plumbing',
  workerId: 'w1',
  workerName: 'Jun',
  priceCentavos: 650_00,
};
const jun = { id: 'w1', name: 'Jun' };

it('uses the worker’s current price and remembers the chosen one', () => {
  const raised = priced(ofJun, { priceCentavos: 950_00, worker: jun });
  expect(raised).toEqual({ ...ofJun, priceCentavos: 950_00, priceBeforeCentavos: 650_00 });
  expect(priced(raised, { priceCentavos: 1000_00, worker: jun })).toEqual({
    ...ofJun,
    priceCentavos: 1000_00,
    priceBeforeCentavos: 650_00,
  });
});

it('forgets the change once the price is back', () => {
  const raised = priced(ofJun, { priceCentavos: 950_00, worker: jun });
  expect(priced(raised, { priceCentavos: 650_00, worker: jun })).toEqual(ofJun);
});

it('updates a name without a price change', () => {
  expect(priced(ofJun, { priceCentavos: 650_00, worker: { id: 'w1', name: 'Jun Bautista' } })).toEqual({
    ...ofJun,
    workerName: 'Jun Bautista',
  });
});

it('replaces a price from the address without a price change', () => {
  expect(priced({ serviceId: 's1', workerId: 'w1', priceCentavos: 1 }, { priceCentavos: 650_00, worker: jun })).toEqual(
    { serviceId: 's1', workerId: 'w1', workerName: 'Jun', priceCentavos: 650_00 },
  );
});

it('uses the service’s price without a chosen worker', () => {
  const open: BookingDraft = { serviceId: 's1', serviceName: 'Plumbing', anyWorker: true, priceCentavos: 600_00 };
  expect(priced(open, { priceCentavos: 700_00 })).toEqual({
    ...open,
    priceCentavos: 700_00,
    priceBeforeCentavos: 600_00,
  });
  expect(priced({ serviceId: 's1' }, { priceCentavos: 700_00 })).toEqual({ serviceId: 's1', priceCentavos: 700_00 });
});

it('ignores results for another service or worker', () => {
  expect(priced(ofJun, { priceCentavos: 700_00 })).toBe(ofJun);
  expect(priced(ofJun, { priceCentavos: 700_00, worker: { id: 'w2', name: 'Rey' } })).toBe(ofJun);
  expect(priced({}, { priceCentavos: 700_00 })).toEqual({});
});
