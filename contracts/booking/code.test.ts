import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookingCode, codeBeginnings } from './code.ts';

it.each([
  ['SK-7F3K2', ['SK-7F3K2']],
  ['sk 7f3k2', ['SK-7F3K2']],
  ['SK–7F', ['SK-7F', 'SK-SK7F']],
  ['7f3k2', ['SK-7F3K2']],
  ['7F3', ['SK-7F3']],
  ['\u202dsk\u20117\u00adf3k\uff12\u202c', ['SK-7F3K2']],
  ['7f', []],
  ['oil72', ['SK-01172']],
  ['sk3k2', ['SK-3K2', 'SK-SK3K2']],
  ['Andrea', []],
  ['sk-7f3k2x', []],
  ['€uro', []],
  ['', []],
])('%j is looked for as %j', (text, beginnings) => {
  expect(codeBeginnings(text)).toEqual(beginnings);
});

it('a ticket’s code has a prefix of its own', () => {
  expect(codeBeginnings('t-7f3k2', 'T')).toEqual(['T-7F3K2']);
  expect(codeBeginnings('7f3k2', 'T')).toEqual(['T-7F3K2']);
});

it('finds every code with and without its prefix', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      const code = bookingCode(id);
      expect(codeBeginnings(code)).toContain(code);
      expect(codeBeginnings(code.slice(3).toLowerCase())).toContain(code);
    }),
  );
});
