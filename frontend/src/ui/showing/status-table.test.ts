import { bookingStatuses } from '#contracts/booking/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import { statusLook, statusTable, type StatusLook } from './status-table.ts';
import { statusEn } from './status.en.ts';

describe('the status table', () => {
  it('contains every booking status', () => {
    expect(Object.keys(statusTable.booking).sort()).toEqual([...bookingStatuses].sort());
  });

  it('gives each status of a kind its own text and icon', () => {
    for (const looks of Object.values(statusTable)) {
      const all: StatusLook[] = Object.values(looks);
      expect(new Set(all.map((look) => statusEn[look.word])).size).toBe(all.length);
      expect(new Set(all.map((look) => look.icon)).size).toBe(all.length);
    }
  });

  it('has no entry for an unknown status', () => {
    expect(statusLook('booking', 'teleported')).toBeUndefined();
    expect(statusLook('booking', 'toString')).toBeUndefined();
  });
});
