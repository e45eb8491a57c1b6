import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definitionProblems, FormFields, MOST_FIELDS } from './form-definition.ts';
import type { FormField } from './form-field.ts';
import { formFields } from './testing/arbitrary-forms.ts';

const asked = { label: { en: 'Rooms' }, required: false };
const rooms: FormField = { ...asked, id: 'rooms', type: 'number', max: 9 };
const floor: FormField = {
  ...asked,
  id: 'floor',
  type: 'choice',
  options: [
    { id: 'tiles', label: { en: 'Tiles' } },
    { id: 'wood', label: { en: 'Wood' } },
  ],
};
const pathsOf = (fields: readonly unknown[]) => {
  const checked = FormFields.safeParse(fields);
  return checked.success ? [] : checked.error.issues.map(({ path }) => path.join('.'));
};

describe('the definition of a form', () => {
  it('is valid as the builder makes it', () => {
    expect(pathsOf([rooms, { ...floor, showIf: { fieldId: 'rooms', when: 'equals', value: 3 } }])).toEqual([]);
    expect(pathsOf([rooms, { ...floor, showIf: { fieldId: 'rooms', when: 'at_least', value: 9 } }])).toEqual([]);
    expect(pathsOf([rooms, { ...floor, showIf: { fieldId: 'rooms', when: 'at_most', value: 0 } }])).toEqual([]);
    fc.assert(
      fc.property(formFields, (fields) => {
        expect(pathsOf(fields)).toEqual([]);
      }),
    );
  });

  it.each([
    ['two questions of one id', [rooms, rooms], '1.id'],
    ['no English', [{ ...rooms, label: { fil: 'Kuwarto' } }], '0.label.en'],
    ['reversed limits', [{ ...rooms, min: 10 }], '0.max'],
    ['more answers than options', [{ ...floor, type: 'several', max: 3 }], '0.max'],
    ['one option alone', [{ ...floor, options: floor.options.slice(1) }], '0.options'],
    ['two options of one id', [{ ...floor, options: [...floor.options, floor.options[0]] }], '0.options.2.id'],
    ['an unknown kind', [{ ...rooms, type: 'signature' }], '0.type'],
    ['a price of zero', [{ ...rooms, price: { kind: 'per_unit', centavos: 0, included: 1 } }], '0.price.centavos'],
    [
      'a part of a centavo',
      [{ ...rooms, price: { kind: 'per_unit', centavos: 0.5, included: 1 } }],
      '0.price.centavos',
    ],
    [
      'a condition below zero',
      [rooms, { ...floor, showIf: { fieldId: 'rooms', when: 'at_most', value: -1 } }],
      '1.showIf.value',
    ],
    ['too many questions', Array.from({ length: MOST_FIELDS + 1 }, (_, i) => ({ ...rooms, id: `r${i}` })), ''],
  ])('is refused with %s', (_, fields, path) => {
    expect(pathsOf(fields)).toContain(path);
  });

  it.each([
    ['itself', { fieldId: 'floor', when: 'answered' }, 'fieldId'],
    ['a question further down', { fieldId: 'later', when: 'answered' }, 'fieldId'],
    ['one that there isn’t', { fieldId: 'nowhere', when: 'answered' }, 'fieldId'],
    ['an answer that is never given', { fieldId: 'rooms', when: 'equals', value: 'three' }, 'value'],
    ['a number that is never given', { fieldId: 'rooms', when: 'equals', value: 10 }, 'value'],
    ['a part of a room', { fieldId: 'rooms', when: 'equals', value: 2.5 }, 'value'],
    ['more rooms than there may be', { fieldId: 'rooms', when: 'at_least', value: 10 }, 'value'],
    ['fewer rooms than there may be', { fieldId: 'few', when: 'at_most', value: 1 }, 'value'],
    ['a number where there is none', { fieldId: 'pets', when: 'at_least', value: 1 }, 'value'],
    ['one of several where there is only one', { fieldId: 'rooms', when: 'contains', value: 'x' }, 'value'],
  ] as const)('shows no question by %s', (_, showIf, part) => {
    const few: FormField = { ...rooms, id: 'few', min: 2 };
    const pets: FormField = { ...asked, id: 'pets', type: 'yes_no' };
    expect(pathsOf([rooms, few, pets, { ...floor, showIf }, { ...rooms, id: 'later' }])).toEqual([`3.showIf.${part}`]);
  });

  it('has no cycle: in every valid order each condition refers to an earlier question', () => {
    fc.assert(
      fc.property(
        formFields.chain((fields) => fc.shuffledSubarray(fields, { minLength: fields.length })),
        (fields) => {
          const isInOrder = fields.every(
            ({ showIf }, index) => !showIf || fields.slice(0, index).some(({ id }) => id === showIf.fieldId),
          );
          expect(definitionProblems(fields).length === 0).toBe(isInOrder);
        },
      ),
    );
  });
});
