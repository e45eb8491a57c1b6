import { expect, it } from 'vitest';
import type { FormField } from '#contracts/form/form-field.ts';
import { newField } from '../form-builder/new-field.ts';
import { limitWords } from './limit-words.ts';

const t = (word: string, values?: object) => `${word} ${JSON.stringify(values)}`;
const said = (type: 'several' | 'number' | 'photo' | 'text', limits: { min?: number; max?: number }) =>
  limitWords({ ...newField(type), ...limits } as FormField, t);

it('states the accepted amount before an answer', () => {
  expect(said('several', { min: 2, max: 4 })).toBe('howMany {"least":2,"most":4}');
  expect(said('several', { min: 2, max: 2 })).toBe('exactly {"count":2}');
  expect(said('photo', { max: 5 })).toBe('atMost {"most":5}');
  expect(said('number', { min: 0, max: 12 })).toBe('howMany {"least":0,"most":12}');
  expect(said('number', { min: 1 })).toBe('atLeast {"least":1}');
});

it('is empty without a limit, or when the limit is reached', () => {
  expect(said('number', { min: 0 })).toBeUndefined();
  expect(said('several', {})).toBeUndefined();
  expect(said('text', { max: 80 })).toBeUndefined();
});
