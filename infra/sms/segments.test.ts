import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inGsmIfPossible, segmentsOf } from './segments.ts';

describe('segments of a text', () => {
  test.each([
    ['', 1],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    // ñ and é are in the basic alphabet; { counts twice.
    ['ñ'.repeat(160), 1],
    ['{'.repeat(80), 1],
    ['{'.repeat(81), 2],
    // The last { does not fit into 153 units and begins the next segment.
    [`${'a'.repeat(152)}{${'a'.repeat(152)}`, 3],
    ['’'.repeat(70), 1],
    [`${'a'.repeat(70)}’`, 2],
    ['₱'.repeat(134), 2],
    ['₱'.repeat(135), 3],
    ['😀'.repeat(35), 1],
    ['😀'.repeat(36), 2],
  ])('%# is %i', (text, segments) => {
    expect(segmentsOf(text)).toBe(segments);
  });

  test('never fall when a text grows', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.constantFrom('a', '{', '’', '😀'),
        (text, more) => {
          expect(segmentsOf(text + more)).toBeGreaterThanOrEqual(segmentsOf(text));
        },
      ),
    );
  });
});

test.each([
  ['Suki’s – “₱500”… •••• 1', 'Suki\'s - "P500"... **** 1'],
  ['\u2068BPI\u2069\u00a0x', 'BPI x'],
  ['’ and 日本', '’ and 日本'],
])('%s is written as %s', (text, written) => {
  expect(inGsmIfPossible(text)).toBe(written);
});
