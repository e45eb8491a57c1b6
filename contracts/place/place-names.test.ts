import { expect, it } from 'vitest';
import { cityKey, placeWords, provinceKey } from './place-names.ts';

it.each(['constructor', 'toString', '__proto__', 'valueOf'])('a place may be called %s', (name) => {
  const words = placeWords(name);
  expect(words.map((word) => typeof word)).toEqual(words.map(() => 'string'));
  expect([typeof cityKey(name), typeof provinceKey(name)]).toEqual(['string', 'string']);
});
