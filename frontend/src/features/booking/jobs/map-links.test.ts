import { expect, it } from 'vitest';
import { bookingFixture } from '../../../domain/booking/testing/booking-fixture.ts';
import { mapLinks, placeOf } from './map-links.ts';

const booking = bookingFixture();

it('link to the pin where it is exact', () => {
  const links = mapLinks({
    ...booking,
    address: { ...booking.address, lat: 14.5701, lng: 121.0609, precision: 'exact' },
  });
  expect(new URL(links.google).searchParams.get('destination')).toBe('14.5701,121.0609');
  expect(new URL(links.waze).searchParams.get('ll')).toBe('14.5701,121.0609');
});

it('link to the address otherwise', () => {
  const words = '14 Tindalo St., Kapitolyo, Pasig, Metro Manila, Philippines';
  expect(new URL(mapLinks(booking).google).searchParams.get('destination')).toBe(words);
  expect(new URL(mapLinks(booking).waze).searchParams.get('q')).toBe(words);
});

it('link to the address if only the barangay’s centre is known', () => {
  const links = mapLinks({
    ...booking,
    address: { ...booking.address, lat: 14.5711, lng: 121.0597, precision: 'barangay' },
  });
  expect(new URL(links.google).searchParams.get('destination')).toContain('14 Tindalo St.');
  expect(new URL(links.waze).searchParams.get('ll')).toBeNull();
});

it('omit the street of a job that is not assigned to the worker', () => {
  expect(placeOf({ ...booking, isAddressExact: false })).toBe('Kapitolyo, Pasig');
  expect(mapLinks({ ...booking, isAddressExact: false }).google).not.toContain('Tindalo');
});
