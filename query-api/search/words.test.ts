import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasMostLetters, lettersOf, typingErrors } from './words.ts';
import { createWordIndex } from './word-index.ts';

it('counts the edits between two words', () => {
  expect(typingErrors('plubming', 'plumbing', 2)).toBe(1);
  expect(typingErrors('tubiro', 'tubero', 1)).toBe(1);
  expect(typingErrors('aircon', 'moving', 2)).toBe(3);
});

it('never rules out similar words by their letter sets', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'ñ'), minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const errors = typingErrors(one, other, 9);
      expect(hasMostLetters(lettersOf(one), lettersOf(other), errors)).toBe(true);
    }),
  );
});

it('yields the same index by updates as by a rebuild', () => {
  const words = fc.dictionary(fc.constantFrom('tub', 'tubo', 'tubero', 'aircon', 'air'), fc.constantFrom(0.3, 0.6, 1));
  const found = (index: ReturnType<typeof createWordIndex>) =>
    ['tub', 'tubo', 'air', 'aircon'].map((asked) =>
      index.lookUp(asked, false).map(({ term: { word, entries, weights, highest }, likeness }) => ({
        word,
        likeness,
        highest,
        entries: [...entries],
        weights: [...weights],
      })),
    );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(4), words)), (changes) => {
      const changed = createWordIndex();
      const now = new Map<number, Record<string, number>>();
      for (const [entry, said] of changes) {
        found(changed);
        changed.set(entry, new Map(Object.entries(said)));
        now.set(entry, said);
      }
      const anew = createWordIndex();
      for (const [entry, said] of now) anew.set(entry, new Map(Object.entries(said)));
      expect(found(changed)).toEqual(found(anew));
    }),
  );
});
