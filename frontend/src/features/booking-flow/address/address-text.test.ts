import { expect, it } from 'vitest';
import { addressLine } from './address-text.ts';

it('formats an address', () => {
  expect(addressLine({ line: '14 Tindalo St.', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' })).toBe(
    '14 Tindalo St., Brgy. Kapitolyo, Pasig',
  );
});

it('does not repeat “Brgy.”, and omits missing parts', () => {
  expect(addressLine({ barangay: 'Barangay 708', city: 'Manila' })).toBe('Barangay 708, Manila');
  expect(addressLine({ line: '1 Main St.' })).toBe('1 Main St.');
});
