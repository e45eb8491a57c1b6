import { expect, it } from 'vitest';
import { manilaInstant } from '#contracts/manila-time.ts';
import { startWith } from './start-with.ts';

const wanted = manilaInstant('2026-11-25', '09:30');
const later = manilaInstant('2026-11-25', '11:30');

it('moves to when the worker is free', () => {
  expect(startWith({ nextFreeAt: later }, wanted)).toBe(later);
});

it('keeps the time asked for with who is free at it, and with nobody in particular', () => {
  expect(startWith({ nextFreeAt: wanted }, wanted)).toBe(wanted);
  expect(startWith({ nextFreeAt: null }, wanted)).toBe(wanted);
  expect(startWith(null, wanted)).toBe(wanted);
});
