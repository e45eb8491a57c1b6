import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withInvisible } from '#tests/harness/invisible-characters.ts';
import { comparedWords } from './compared-text.ts';
import { comparableText } from './foreign-text.ts';

it.each([
  ['Las Piñas, TV-mounting!', ['las', 'pinas', 'tv', 'mounting']],
  ['A/C and T.V. repair, B.F. Homes; and/or', ['ac', 'and', 'tv', 'repair', 'bf', 'homes', 'and', 'or']],
  ['barangay 178-B', ['barangay', '178b']],
  ['178b', ['178b']],
  ['Brgy. 176‑M', ['brgy', '176m']],
  ['aircon 1.5HP', ['aircon', '1.5hp']],
  ['1.5 hp', ['1.5hp']],
  ['5hp.', ['5hp']],
  ['1/2 hp, 24/7', ['1/2hp', '24/7']],
  ['2-door ref, 3-in-1', ['2', 'door', 'ref', '3', 'in', '1']],
  ['１７６-Ａ', ['176a']],
  ['Pe\u00adña Bi\u200Bñan', ['pena', 'binan']],
  ['0917\u202f555\u20110142', ['0917', '555', '0142']],
  ['a\u2800b\u0085c', ['a', 'b', 'c']],
  ['!!!', []],
])('compares %j by the words %j', (text, words) => expect(comparedWords(text)).toEqual(words));

const texts = fc.oneof(
  fc.constantFrom('Biñan', 'n\u0303', 'a/c 1.5 hp', 'Sto. Niño 178-B', 'Nguyễn 👩‍👧'),
  fc.string({ unit: 'grapheme' }),
);

it('ignores invisible characters at any position', () => {
  fc.assert(
    fc.property(
      texts.chain((text) => fc.tuple(fc.constant(text), withInvisible(text))),
      ([text, other]) => {
        expect(comparableText(other)).toBe(comparableText(text));
        expect(comparedWords(other)).toEqual(comparedWords(text));
      },
    ),
    { numRuns: 1000 },
  );
});
