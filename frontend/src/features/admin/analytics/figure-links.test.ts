import { expect, it } from 'vitest';
import { filtersOf, platformCalls } from '#contracts/calls/platform.ts';
import { auditFilters } from '../audit/audit-filters.ts';
import { bookingFilters, eventsOfBookings } from '../bookings/bookings-filters.ts';
import { readAddress } from '../list/list-address.ts';
import { figureLinks, moneyLinks, type BookingFilters } from './figure-links.ts';

const span = { from: '2026-11-01', to: '2026-11-07' };
const paramsOf = (address: string) => new URLSearchParams(address.slice(address.indexOf('?')));
const bookingsIn = (address: string) =>
  readAddress(platformCalls.listAllBookings, bookingFilters, { params: paramsOf(address), today: '2026-11-24' }).query;
const eventsIn = (address: string) =>
  readAddress(platformCalls.listAuditLogs, auditFilters, { params: paramsOf(address), today: '2026-11-24' }).query;

it.each<[BookingFilters, object]>([
  [{}, {}],
  [{ outcome: 'completed' }, { status: 'completed' }],
  [{ outcome: 'over' }, { group: 'over' }],
  [{ ending: 'worker_no_show' }, { ending: 'worker_no_show' }],
  [
    { service: 's1', city: 'Quezon City' },
    { service: 's1', city: 'Quezon City' },
  ],
  [
    { cell: 'area:cebu & co', answer: 'missing' },
    { cell: 'area:cebu & co', answer: 'missing' },
  ],
  [{ answer: 'given' }, { answer: 'given' }],
])('maps %j to the filters of the bookings and events lists', (narrowed, asked) => {
  const { bookings, events } = figureLinks(span, narrowed);
  expect(bookingsIn(bookings)).toEqual({ page: 1, ...span, ...asked });
  const { bookings: address = '' } = eventsIn(events);
  expect(filtersOf(address).data).toEqual({ ...span, ...asked });
});

it('ignores the days for a worker and for a cohort', () => {
  expect(bookingsIn(figureLinks(null, { worker: 'w1', trouble: 'noShows' }).bookings)).toEqual({
    page: 1,
    worker: 'w1',
    trouble: 'noShows',
  });
  const { events } = figureLinks(null, { worker: 'w1', trouble: 'noShows' });
  const { bookings: address = '' } = eventsIn(events);
  expect(filtersOf(address).data).toEqual({ worker: 'w1', trouble: 'noShows' });
  expect(bookingsIn(figureLinks(null, { cohort: '2026-09', month: '2026-11' }).bookings)).toEqual({
    page: 1,
    cohort: '2026-09',
    month: '2026-11',
  });
});

it('links money to the events that moved it on its days', () => {
  const { bookings, events } = moneyLinks(span, 'refunds');
  expect(bookingsIn(bookings)).toEqual({ page: 1, ...span, moved: 'refunds' });
  expect(eventsIn(events)).toEqual({
    page: 1,
    figure: 'refunds',
    ...span,
  });
});

it('links a list of bookings to the events of the same bookings', () => {
  const filters = { ...bookingsIn('?q=grace&city=Pasig&page=2'), page: 2 };
  const { bookings = '' } = eventsIn(eventsOfBookings(filters));
  expect(filtersOf(bookings).data).toEqual({ q: 'grace', city: 'Pasig' });
});
