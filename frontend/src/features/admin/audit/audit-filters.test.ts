import { describe, expect, it } from 'vitest';
import { platformCalls } from '#contracts/calls/platform.ts';
import { readAddress } from '../list/list-address.ts';
import { auditFilters } from './audit-filters.ts';

const read = (address: string) =>
  readAddress(platformCalls.listAuditLogs, auditFilters, {
    params: new URLSearchParams(address),
    today: '2026-11-17',
  });

describe('audit log filters', () => {
  it('requests all events without filters', () => {
    expect(read('').query).toEqual({ page: 1 });
    expect(read('page=2&look=booking-1&at=3').clear).toBeNull();
  });

  it('passes on the filters in the address only', () => {
    const address =
      'q=SK-7F3M4&who=a1&about=a2&day=today&type=BookingAccepted&figure=refunds' +
      '&bookings=city%3DPasig&strict=true&cause=c1&thread=booking-b1&page=2';
    expect(read(address).query).toEqual({
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
    expect(read(address).clear).toEqual({
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
