import { expect, it } from 'vitest';
import { definitionProblems } from '#contracts/form/form-definition.ts';
import { type FormField, fieldTypes } from '#contracts/form/form-field.ts';
import { comparedWith, comparing, conditionOf, conditionsOn } from './conditions.ts';
import { newField } from './new-field.ts';

const rooms: FormField = { id: 'rooms', type: 'number', label: { en: 'Rooms' }, required: false };
const asked: FormField = { id: 'asked', type: 'text', label: { en: 'Which?' }, required: false };

it('compares with a number: at least, at most or exactly', () => {
  expect(conditionsOn(rooms).map(({ showIf }) => showIf)).toEqual([
    { fieldId: 'rooms', when: 'answered' },
    { fieldId: 'rooms', when: 'at_least', value: 1 },
    { fieldId: 'rooms', when: 'at_most', value: 1 },
    { fieldId: 'rooms', when: 'equals', value: 1 },
  ]);
});

it('recognises a comparison with any number', () => {
  for (const when of ['at_least', 'at_most', 'equals'] as const) {
    const showIf = { fieldId: 'rooms', when, value: 7 };
    expect(conditionOf(rooms, showIf)).toMatchObject({ comparison: when });
    expect(comparedWith(showIf)).toBe(7);
    expect(comparing(showIf, 4)).toEqual({ ...showIf, value: 4 });
  }
  expect(comparedWith({ fieldId: 'rooms', when: 'answered' })).toBeUndefined();
  expect(conditionOf(rooms, { fieldId: 'rooms', when: 'contains', value: 'x' })).toBeUndefined();
});

it.each([{}, { min: 5 }, { max: 0 }, { min: 2, max: 3 }])(
  'offers only conditions that the schema accepts, for a number within %j',
  (limits) => {
    for (const { showIf } of conditionsOn({ ...rooms, ...limits }))
      expect(
        definitionProblems([
          { ...rooms, ...limits },
          { ...asked, showIf },
        ]),
      ).toEqual([]);
  },
);

it.each(fieldTypes)('offers only conditions that the schema accepts, for a new %s', (type) => {
  const field = newField(type);
  for (const { showIf } of conditionsOn(field)) expect(definitionProblems([field, { ...asked, showIf }])).toEqual([]);
});
