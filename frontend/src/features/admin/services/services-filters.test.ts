import { expect, it } from 'vitest';
import type { Service } from '#contracts/views/catalogue.ts';
import { matchingServices, servicesFilters } from './services-filters.ts';

const service = (name: string, category: string, isActive = true): Service => ({
  _id: name,
  id: name,
  name,
  title: `${name} at home`,
  category,
  icon: 'wrench',
  packages: [],
  pinned: null,
  subcategory: null,
  place: null,
  description: '',
  basePrice: 50000,
  durationMinutes: 60,
  urgent: false,
  isActive,
});
const all = [
  service('Plumbing', 'plumbing'),
  service('Deep cleaning', 'cleaning'),
  service('Window cleaning', 'cleaning', false),
];
const names = (address: string) =>
  matchingServices(all, servicesFilters(new URLSearchParams(address))).map(({ name }) => name);

it('shows all services without filters', () => {
  expect(names('')).toHaveLength(3);
});

it('matches name, title and category, case-insensitively', () => {
  expect(names('q=CLEAN')).toEqual(['Deep cleaning', 'Window cleaning']);
  expect(names('q=plumbing at')).toEqual(['Plumbing']);
});

it('combines filters', () => {
  expect(names('category=cleaning&status=notOffered')).toEqual(['Window cleaning']);
  expect(names('category=cleaning&status=offered')).toEqual(['Deep cleaning']);
});
