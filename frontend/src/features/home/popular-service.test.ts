import { expect, it } from 'vitest';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { popularService } from './popular-service.ts';

const service = (id: string, category: string) => ({ id, category }) as Service;
const catalogue = [
  service('moving', 'moving'),
  service('deep-cleaning', 'cleaning'),
  service('aircon-cleaning', 'appliance-repair'),
  service('pipes', 'plumbing'),
];
const in2026 = (month: string) => Date.parse(manilaInstant(`2026-${month}-10`));

it.each([
  ['12', 'deep-cleaning', 'seasonChristmas'],
  ['01', 'deep-cleaning', 'seasonNewYear'],
  ['04', 'aircon-cleaning', 'seasonSummer'],
  ['08', 'pipes', 'seasonRain'],
])('in month %s returns %s with headline %s', (month, id, headline) => {
  const popular = popularService(catalogue, in2026(month));
  expect(popular?.service.id).toBe(id);
  expect(popular?.headline).toBe(headline);
});

it('has a headline for every month', () => {
  for (let month = 1; month <= 12; month++)
    expect(popularService(catalogue, in2026(String(month).padStart(2, '0')))?.headline).toBeTruthy();
});

it('prefers the pinned, then the most booked service, with the season’s headline only for its services', () => {
  const booked = (id: string, category: string) => [
    { service: service(id, category) },
    { service: service('moving', 'moving') },
  ];
  expect(popularService(catalogue, in2026('12'), booked('aircon-cleaning', 'appliance-repair'))).toEqual({
    service: service('aircon-cleaning', 'appliance-repair'),
    headline: null,
  });
  expect(popularService(catalogue, in2026('12'), booked('deep-cleaning', 'cleaning'))).toMatchObject({
    service: { id: 'deep-cleaning' },
    headline: 'seasonChristmas',
  });
});

it('returns any service if none matches, and null for an empty catalogue', () => {
  expect(popularService([service('moving', 'moving')], in2026('12'))).toEqual({
    service: service('moving', 'moving'),
    headline: null,
  });
  expect(popularService([], in2026('12'))).toBeNull();
});
