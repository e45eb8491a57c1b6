import { describe, expect, it } from 'vitest';
import { areaKey, isWithinReach, jobPlaceOf } from './reach.ts';

const pasig = { lat: 14.5695, lng: 121.0612, city: 'Pasig' };
const cebu = { lat: 10.3318, lng: 123.896, city: 'Cebu City' };
const dagupan = { lat: 16.0433, lng: 120.3333, city: 'Dagupan' };
const workers = { pasig, cebu, dagupan };

const address = (city: string, province: string, rest = {}) => ({ city, province, ...rest });
const reaching = (job: ReturnType<typeof address>, radiusKm = 10) =>
  Object.entries(workers)
    .filter(([, location]) => isWithinReach({ location, radiusKm }, jobPlaceOf(job), 10))
    .map(([name]) => name);

describe('reach of a pin', () => {
  it('uses the default radius when a worker set none', () => {
    const place = jobPlaceOf(address('Malolos', 'Bulacan', { lat: pasig.lat + 15 / 111.2, lng: pasig.lng }));
    expect([10, 20].map((usual) => isWithinReach({ location: pasig, radiusKm: 0 }, place, usual))).toEqual([
      false,
      true,
    ]);
  });

  it('ignores the city’s name', () => {
    expect(reaching(address('Dagupan', 'Pangasinan', { lat: 14.5711, lng: 121.0597 }))).toEqual(['pasig']);
  });
});

describe('reach of an address known by city only', () => {
  it('includes workers of that city or province only', () => {
    expect(reaching(address('Dagupan', 'Pangasinan'))).toEqual(['dagupan']);
    expect(reaching(address('Calasiao', 'Pangasinan'))).toEqual(['dagupan']);
    expect(reaching(address('Pasig', 'Metro Manila'))).toEqual(['pasig']);
    expect(reaching(address('Cainta', 'Rizal'))).toEqual([]);
  });

  it('includes workers whose reach touches the city', () => {
    expect(reaching(address('Mandaluyong', 'Metro Manila'))).toEqual(['pasig']);
    expect(reaching(address('Bolinao', 'Pangasinan'))).toEqual([]);
    expect(reaching(address('Bolinao', 'Pangasinan'), 100)).toContain('dagupan');
  });

  it('accepts usual spellings of cities and provinces', () => {
    for (const [city, province] of [
      ['Pasig City', 'NCR'],
      ['City of Pasig', 'National Capital Region'],
      ['PASIG', 'metro manila'],
      ['pasig city', 'Pasig'],
    ] as const)
      expect(reaching(address(city, province))).toEqual(['pasig']);
    expect(reaching(address('Barrio Uno', 'Pangasinan'))).toEqual(['dagupan']);
    expect(reaching(address('Nowhere', 'Nowhere'))).toEqual([]);
  });

  it('applies to old addresses with their city’s centre', () => {
    expect(reaching(address('Cebu City', 'Cebu', { lat: 10.3157, lng: 123.8854 }))).toEqual(['cebu']);
    expect(jobPlaceOf(address('Cebu City', 'Cebu', { lat: 10.3157, lng: 123.8854 })).pin).toBeNull();
  });
});

it('reaches nothing from an unknown location', () => {
  expect(isWithinReach({ location: null, radiusKm: 100 }, jobPlaceOf(address('Pasig', 'Metro Manila')), 10)).toBe(
    false,
  );
  expect(
    isWithinReach(
      { location: null, radiusKm: 100 },
      jobPlaceOf(address('Pasig', 'Metro Manila', { lat: pasig.lat, lng: pasig.lng })),
      10,
    ),
  ).toBe(false);
});

it('assigns a worker without a city name to the nearest city, and ignores names of distant ones', () => {
  const dagupanJob = jobPlaceOf(address('Dagupan', 'Pangasinan'));
  expect(isWithinReach({ location: { lat: dagupan.lat, lng: dagupan.lng }, radiusKm: 10 }, dagupanJob, 10)).toBe(true);
  expect(isWithinReach({ location: { ...pasig, city: 'Dagupan' }, radiusKm: 10 }, dagupanJob, 10)).toBe(false);
});

it('files open bookings without a pin under their province', () => {
  expect(areaKey({ city: 'QC', province: 'NCR' })).toBe('metro manila');
  expect(areaKey({ city: 'Antipolo City', province: 'Antipolo' })).toBe('rizal');
});
