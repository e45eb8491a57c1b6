import { expect, it } from 'vitest';
import { manilaInstant } from '#contracts/manila-time.ts';
import { startWith } from './start-with.ts';

const wanted = manilaInstant('2026-11-25', '09:30');
const later = manilaInstant('2026-11-25', '11:30');

it('moves to the worker’s next free start', () => {
  expect(startWith({ nextFreeAt: later }, wanted)).toBe(later);
});

it('keeps the requested time for a free worker and for an open booking', () => {
  expect(startWith({ nextFreeAt: wanted }, wanted)).toBe(wanted);
  expect(startWith({ nextFreeAt: null }, wanted)).toBe(wanted);
  expect(startWith(null, wanted)).toBe(wanted);
});
