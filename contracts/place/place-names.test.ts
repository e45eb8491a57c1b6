import { expect, it } from 'vitest';
import { cityKey, placeWords, provinceKey } from './place-names.ts';

it.each(['constructor', 'toString', '__proto__', 'valueOf'])('accepts a place named %s', (name) => {
  const words = placeWords(name);
  expect(words.map((word) => typeof word)).toEqual(words.map(() => 'string'));
  expect([typeof cityKey(name), typeof provinceKey(name)]).toEqual(['string', 'string']);
});

it.each(['Pasig', 'Pasig City', 'City of Pasig', 'the city of Pasig', 'lungsod ng Pasig', 'Siyudad sa Pa\u00adsig'])(
  'recognises Pasig in %s',
  (name) => expect(cityKey(name)).toBe('pasig'),
);
