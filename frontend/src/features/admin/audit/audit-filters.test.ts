import { describe, expect, it } from 'vitest';
import { clearing } from '../list/use-address.ts';
import { auditFilters, auditQuery, filterParams } from './audit-filters.ts';

const filters = (address: string) => auditFilters(new URLSearchParams(address));

describe('audit log filters', () => {
  it('requests all events without filters', () => {
    expect(auditQuery(filters(''), '2026-11-17')).toEqual({ page: 1 });
    expect(clearing(filterParams(filters('page=2&look=booking-1&at=3')))).toBeNull();
  });

  it('passes on the filters in the address only', () => {
    const address =
      'q=SK-7F3M4&who=a1&about=a2&day=today&type=BookingAccepted&figure=refunds' +
      '&bookings=city%3DPasig&strict=true&cause=c1&thread=booking-b1&page=2';
    expect(auditQuery(filters(address), '2026-11-17')).toEqual({
      page: 2,
      q: 'SK-7F3M4',
      actor: 'a1',
      about: 'a2',
      type: 'BookingAccepted',
      figure: 'refunds',
      bookings: 'city=Pasig',
      correlationId: 'c1',
      thread: 'booking-b1',
      strict: true,
      from: '2026-11-17',
      to: '2026-11-17',
    });
    expect(clearing(filterParams(filters(address)))).toEqual({
      q: null,
      who: null,
      about: null,
      day: null,
      type: null,
      figure: null,
      bookings: null,
      cause: null,
      thread: null,
      strict: null,
    });
  });
});
