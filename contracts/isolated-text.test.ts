import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isolated } from './isolated-text.ts';

const unit = fc.oneof(
  fc.constantFrom(
    '\u202e',
    '\u202a',
    '\u202c',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
    '\u200f',
    'a',
    'ع',
    'ש',
    '1',
    ' ',
  ),
  fc.string({ minLength: 1, maxLength: 3, unit: 'binary' }),
);
const anyText = fc.array(unit, { maxLength: 24 }).map((parts) => parts.join(''));

/** Whether every isolate ends within the text, and no override or embedding remains open (UAX 9). */
function hasBalancedIsolates(text: string): boolean {
  let depth = 0;
  for (const sign of text.match(/[\u2066-\u2069]/g) ?? []) if ((depth += sign === '\u2069' ? -1 : 1) < 0) return false;
  return depth === 0 && !/[\u202a-\u202e]/.test(text);
}

describe('user text in another text', () => {
  it('is isolated once if it has right-to-left characters', () => {
    expect(isolated('Ana Cruz')).toBe('Ana Cruz');
    expect(isolated('محمد')).toBe('\u2068محمد\u2069');
    expect(isolated('Santos\u202e')).toBe('\u2068Santos\u2069');
    fc.assert(
      fc.property(anyText, (text) => {
        expect(hasBalancedIsolates(isolated(text))).toBe(true);
        expect(hasBalancedIsolates(isolated(`${isolated(text)}, ₱100`))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
