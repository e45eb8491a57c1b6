import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavosOf, formatPesoTyping, pesoText } from './peso-text.ts';

describe('a peso field', () => {
  it.each([
    ['1850', '1,850'],
    ['1850.', '1,850.'],
    ['1850.505', '1,850.50'],
    ['₱ 1,234,567.8', '1,234,567.8'],
    ['007', '7'],
    ['.5', '0.5'],
    ['1.2.3', '1.23'],
    ['abc', ''],
  ])('formats %s as %s while it is typed or pasted', (raw, shown) => {
    expect(formatPesoTyping(raw)).toBe(shown);
  });

  it.each([
    ['1,850', 185_000],
    ['0.5', 50],
    ['499.50', 49_950],
    ['0', 0],
  ])('parses %s as %i centavos', (text, centavos) => {
    expect(centavosOf(text)).toBe(centavos);
  });

  it('has no amount while it is empty', () => {
    expect(centavosOf('')).toBeNull();
    expect(pesoText(null)).toBe('');
  });

  it('round-trips every amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999 }),
        (centavos) => centavosOf(pesoText(centavos)) === centavos,
      ),
    );
  });

  it('never lengthens a formatted text', () => {
    fc.assert(fc.property(fc.string(), (raw) => formatPesoTyping(formatPesoTyping(raw)) === formatPesoTyping(raw)));
  });
});
