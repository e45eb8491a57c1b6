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

it('takes the worker’s price of now, and remembers the one that the worker was chosen by', () => {
  const raised = priced(ofJun, { priceCentavos: 950_00, worker: jun });
  expect(raised).toEqual({ ...ofJun, priceCentavos: 950_00, priceBeforeCentavos: 650_00 });
  expect(priced(raised, { priceCentavos: 1000_00, worker: jun })).toEqual({
    ...ofJun,
    priceCentavos: 1000_00,
    priceBeforeCentavos: 650_00,
  });
});

it('has nothing to tell once the price is again what it was', () => {
  const raised = priced(ofJun, { priceCentavos: 950_00, worker: jun });
  expect(priced(raised, { priceCentavos: 650_00, worker: jun })).toEqual(ofJun);
});

it('takes another name without a word about the price', () => {
  expect(priced(ofJun, { priceCentavos: 650_00, worker: { id: 'w1', name: 'Jun Bautista' } })).toEqual({
    ...ofJun,
    workerName: 'Jun Bautista',
  });
});

it('puts a price right that only came with the address', () => {
  expect(priced({ serviceId: 's1', workerId: 'w1', priceCentavos: 1 }, { priceCentavos: 650_00, worker: jun })).toEqual(
    { serviceId: 's1', workerId: 'w1', workerName: 'Jun', priceCentavos: 650_00 },
  );
});

it('takes the service’s price while nobody in particular is chosen', () => {
  const open: BookingDraft = { serviceId: 's1', serviceName: 'Plumbing', anyWorker: true, priceCentavos: 600_00 };
  expect(priced(open, { priceCentavos: 700_00 })).toEqual({
    ...open,
    priceCentavos: 700_00,
    priceBeforeCentavos: 600_00,
  });
  expect(priced({ serviceId: 's1' }, { priceCentavos: 700_00 })).toEqual({ serviceId: 's1', priceCentavos: 700_00 });
});

it('lets be what is not asked about any more', () => {
  expect(priced(ofJun, { priceCentavos: 700_00 })).toBe(ofJun);
  expect(priced(ofJun, { priceCentavos: 700_00, worker: { id: 'w2', name: 'Rey' } })).toBe(ofJun);
  expect(priced({}, { priceCentavos: 700_00 })).toEqual({});
});
