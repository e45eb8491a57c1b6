import { expect, it } from 'vitest';
import { folded, startsWords, wordsOf } from './folded-text.ts';

const found = (text: string, q: string | undefined) => startsWords(folded(text), wordsOf(q));

it.each([
  ['tap rep', true],
  ['REPÁIR', true],
  ['epair', false],
  ['tap, repair!', true],
  ['', true],
  ['  ', true],
  [undefined, true],
  ['🔧', false],
  ['!!!', false],
  ['_', false],
])('%j finds "Kitchen tap repair": %s', (q, expected) => expect(found('Kitchen tap repair', q)).toBe(expected));
