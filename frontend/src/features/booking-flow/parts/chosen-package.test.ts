import { describe, expect, it } from 'vitest';
import { changed, newBookingOf } from '../draft/draft.ts';
import { priced } from '../confirm/priced.ts';
import { isPackageCurrent, packageRead } from './chosen-package.ts';

const two = { id: 'two-units', name: 'Two units', priceCentavos: 1400_00, durationMinutes: 150 };
const offered = (price: number) => ({
  packages: [
    { id: 'two-units', name: 'Two units', names: {}, price, durationMinutes: 150, includes: [], isActive: true },
  ],
});
const draft = changed({ serviceId: 'aircon-cleaning', serviceName: 'Aircon cleaning' }, { package: two });

describe('chosen package', () => {
  it('fixes price and duration, whichever worker comes', () => {
    expect(draft).toMatchObject({ priceCentavos: 1400_00, durationMinutes: 150 });
    const withWorker = changed(draft, { workerId: 'w1', workerName: 'Jun', priceCentavos: 900_00 });
    expect(withWorker).toMatchObject({ workerId: 'w1', priceCentavos: 1400_00 });
    expect(priced(withWorker, { priceCentavos: 950_00, worker: { id: 'w1', name: 'Jun' } })).toMatchObject({
      priceCentavos: 1400_00,
    });
  });

  it('reports a changed price, and is dropped when no longer offered', () => {
    expect(isPackageCurrent(two, offered(1400_00))).toBe(true);
    expect(changed(draft, packageRead(two, offered(1500_00)))).toMatchObject({
      priceCentavos: 1500_00,
      priceBeforeCentavos: 1400_00,
    });
    expect(changed(draft, packageRead(two, { packages: [] })).package).toBeUndefined();
  });

  it('is dropped with its service', () => {
    expect(changed(draft, { serviceId: 'plumbing' }).package).toBeUndefined();
    expect(newBookingOf({ ...draft, anyWorker: true })).toBeNull();
  });
});
