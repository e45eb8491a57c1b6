import { describe, expect, it } from 'vitest';
import { addressFor } from './address-view.ts';

const address = {
  line: '12 Mabini St.',
  barangay: 'Kapitolyo',
  barangayCode: '1381200012',
  city: 'Pasig',
  province: 'Metro Manila',
  landmark: 'White gate',
  lat: 14.5729,
  lng: 121.0658,
};
const rough = {
  line: 'Kapitolyo',
  barangay: 'Kapitolyo',
  barangayCode: '1381200012',
  city: 'Pasig',
  province: 'Metro Manila',
};
const now = '2026-11-26T02:00:00.000Z';

const completedAt = (at: string) => ({
  status: 'completed' as const,
  completion: { note: '', photos: [], at, amountCentavos: 1 },
});
const seen = (party: 'client' | 'worker' | 'candidate' | 'admin', booking: Partial<Parameters<typeof addressFor>[1]>) =>
  addressFor({ party, now }, { address, status: 'accepted', completion: null, ...booking });

describe('the exact address', () => {
  it.each(['pending', 'accepted', 'completed', 'cancelled'] as const)(
    'is the client’s own, and an admin’s to see: %s',
    (status) => {
      for (const party of ['client', 'admin'] as const)
        expect(seen(party, { status })).toEqual({ address, isAddressExact: true });
    },
  );

  it.each(['accepted', 'arrived', 'in_progress'] as const)('is shown to the worker with the job: %s', (status) => {
    expect(seen('worker', { status })).toEqual({ address, isAddressExact: true });
  });

  it.each(['pending', 'quoted', 'declined', 'expired', 'cancelled'] as const)(
    'is hidden from a worker who was only asked, or lost the job: %s',
    (status) => {
      expect(seen('worker', { status })).toEqual({ address: rough, isAddressExact: false });
    },
  );

  it('is shown to the worker for a week after completion', () => {
    expect(seen('worker', completedAt('2026-11-19T02:00:00.000Z')).isAddressExact).toBe(true);
    expect(seen('worker', completedAt('2026-11-19T01:59:59.000Z'))).toEqual({ address: rough, isAddressExact: false });
  });

  it('with an unknown location has the precision of a city for every reader', () => {
    const { lat: _lat, lng: _lng, ...words } = address;
    expect(seen('candidate', { status: 'pending', address: { ...words, precision: 'city' } }).address).toEqual({
      ...rough,
      precision: 'city',
    });
    expect(seen('candidate', { status: 'pending', address: { ...address, precision: 'exact' } }).address).toEqual(
      rough,
    );
  });

  it('is hidden from workers who may take the job', () => {
    expect(seen('candidate', { status: 'pending' })).toEqual({ address: rough, isAddressExact: false });
  });
});
