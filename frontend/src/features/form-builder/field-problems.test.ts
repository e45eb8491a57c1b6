import { describe, expect, it } from 'vitest';
import type { FormField } from '#contracts/form/form-field.ts';
import { problemsOf } from './field-problems.ts';
import { newField } from './new-field.ts';

const label = { en: 'How many rooms?' };
const rooms: FormField = { id: 'rooms', type: 'number', label, required: true };
const option = (id: string, en = id) => ({ id, label: { en } });

describe('problems of a form', () => {
  it('are empty for a complete form', () => {
    expect(problemsOf([rooms])).toEqual(new Map());
  });

  const cases: [string, FormField[], Record<number, unknown>][] = [
    ['a question without words', [rooms, newField('text', 'gate')], { 1: { label: 'problemLabel' } }],
    [
      'an option without words',
      [{ ...rooms, id: 'pipe', type: 'choice', options: [option('a'), option('b', '')] }],
      { 0: { 'option 1': 'problemOption' } },
    ],
    [
      'one option alone',
      [{ ...rooms, id: 'pipe', type: 'choice', options: [option('a')] }],
      { 0: { options: 'problemOptions' } },
    ],
    ['a most below the least', [{ ...rooms, type: 'number', min: 4, max: 2 }], { 0: { limits: 'problemLimits' } }],
    [
      'a condition on a question further down',
      [
        { ...rooms, showIf: { fieldId: 'pets', when: 'answered' } },
        { id: 'pets', type: 'yes_no', label, required: false },
      ],
      { 0: { showIf: 'problemShowIf' } },
    ],
    [
      'an amount of nothing',
      [{ ...rooms, type: 'number', price: { kind: 'per_unit', centavos: 0, included: 1 } }],
      { 0: { price: 'problemPrice' } },
    ],
  ];
  it.each(cases)('report %s', (_, fields, problems) => {
    expect(Object.fromEntries(problemsOf(fields))).toEqual(problems);
  });
});
