import { expect, it } from 'vitest';
import { isSameAddress } from './same-address.ts';

const home = { line: '14 Tindalo St.', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' };

it('ignores capitals, full stops and spaces', () => {
  expect(isSameAddress(home, { ...home, line: '14 tindalo  st', lat: 14.57, lng: 121.06, precision: 'exact' })).toBe(
    true,
  );
  expect(isSameAddress(home, { ...home, line: '15 Tindalo St.' })).toBe(false);
  expect(isSameAddress(home, { ...home, city: 'Makati' })).toBe(false);
  expect(isSameAddress(home, {})).toBe(false);
});
