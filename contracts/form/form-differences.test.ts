import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formDifferences } from './form-differences.ts';
import type { FieldOf, FormField, FormOption } from './form-field.ts';
import { formFields } from './testing/arbitrary-forms.ts';

const rooms: FieldOf<'number'> = {
  id: 'rooms',
  type: 'number',
  label: { en: 'Rooms', fil: 'Kuwarto' },
  required: false,
  price: { kind: 'per_unit', centavos: 200_00, included: 1 },
};
const oven: FormOption = { id: 'oven', label: { en: 'Oven' }, price: { kind: 'add', centavos: 150_00 } };
const fridge: FormOption = { id: 'fridge', label: { en: 'Fridge' } };
const question = { en: 'Extras' };
const extras: FieldOf<'several'> = {
  id: 'extras',
  type: 'several',
  label: question,
  required: false,
  options: [oven, fridge],
};

describe('the differences between two versions of a form', () => {
  it('are empty for equal questions, regardless of key order', () => {
    const { label, ...rest } = rooms;
    expect(formDifferences([rooms, extras], [{ ...rest, min: undefined, label }, extras])).toEqual([]);
    expect(formDifferences([], [])).toEqual([]);
  });

  it('include added questions with their prices, and removed ones', () => {
    expect(formDifferences([rooms], [extras])).toEqual([
      { what: 'question_added', question, price: undefined },
      { what: 'option_added', question, option: oven.label, price: oven.price },
      { what: 'question_removed', question: rooms.label },
    ]);
  });

  it('include reworded questions, by language', () => {
    expect(formDifferences([rooms], [{ ...rooms, label: { en: 'Bedrooms', fil: 'Kuwarto', ceb: 'Kwarto' } }])).toEqual([
      { what: 'reworded', language: 'en', from: 'Rooms', to: 'Bedrooms' },
      { what: 'reworded', language: 'ceb', from: undefined, to: 'Kwarto' },
    ]);
  });

  it('include old and new prices of questions and options', () => {
    const dearer = { kind: 'per_unit', centavos: 250_00, included: 1 } as const;
    const percent = { kind: 'multiply', percent: 150 } as const;
    const after = [
      { ...rooms, price: dearer },
      {
        ...extras,
        options: [
          { ...oven, price: undefined },
          { ...fridge, price: percent },
        ],
      },
    ];
    expect(formDifferences([rooms, extras], after)).toEqual([
      { what: 'price', question: rooms.label, from: rooms.price, to: dearer },
      { what: 'price', question, option: oven.label, from: oven.price, to: undefined },
      { what: 'price', question, option: fridge.label, from: undefined, to: percent },
    ]);
  });

  it('include added, removed, reworded and reordered options', () => {
    const balcony: FormOption = { id: 'balcony', label: { en: 'Balcony' }, price: { kind: 'add', centavos: 50_00 } };
    const changed = [balcony, { ...oven, label: { en: 'Stove' } }];
    expect(formDifferences([extras], [{ ...extras, options: changed }])).toEqual([
      { what: 'option_added', question, option: balcony.label, price: balcony.price },
      { what: 'reworded', question, language: 'en', from: 'Oven', to: 'Stove' },
      { what: 'option_removed', question, option: fridge.label },
    ]);
    expect(formDifferences([extras], [{ ...extras, options: [fridge, oven] }])).toEqual([
      { what: 'options_order', question },
    ]);
  });

  it('include changed settings of a question', () => {
    const { label } = rooms;
    const asked = (parts: Partial<FieldOf<'number'>>) => formDifferences([rooms], [{ ...rooms, ...parts }]);
    expect(asked({ required: true })).toEqual([{ what: 'required', question: label }]);
    expect(asked({ max: 4 })).toEqual([{ what: 'limits', question: label }]);
    expect(asked({ help: { en: 'Without the kitchen' } })).toEqual([{ what: 'help', question: label }]);
    expect(asked({ unit: { en: 'm²' } })).toEqual([{ what: 'unit', question: label }]);
    const text: FormField = { id: 'rooms', type: 'text', label, required: false };
    expect(formDifferences([{ ...rooms, price: undefined }], [text])).toEqual([
      { what: 'kind', question: label, from: 'number', to: 'text' },
    ]);
    const onceAnswered: FormField = { ...extras, showIf: { fieldId: 'rooms', when: 'answered' } };
    expect(formDifferences([rooms, extras], [rooms, onceAnswered])).toEqual([{ what: 'condition', question }]);
    expect(formDifferences([rooms, extras], [extras, rooms])).toEqual([{ what: 'questions_order' }]);
  });

  it('are never empty for different forms, and are symmetric', () => {
    const stored = (fields: readonly FormField[]): unknown => JSON.parse(JSON.stringify(fields));
    const twoForms = fc.tuple(formFields, formFields, fc.nat(), fc.nat()).map(([one, other, here, there]) => {
      const [was, is] = [one[here % one.length], other[there % other.length]];
      // Often the two differ in one question only.
      const after = here % 2 && was && is ? one.with(one.indexOf(was), { ...is, id: was.id }) : other;
      return { before: one, after };
    });
    fc.assert(
      fc.property(twoForms, ({ before, after }) => {
        const there = formDifferences(before, after);
        const back = formDifferences(after, before);
        expect(there.length === 0).toBe(isDeepStrictEqual(stored(before), stored(after)));
        const count = (all: typeof there, kind: string) => all.filter(({ what }) => what === kind).length;
        expect(count(there, 'question_removed')).toBe(count(back, 'question_added'));
        expect(count(there, 'price')).toBe(count(back, 'price'));
        expect(formDifferences(before, structuredClone(before))).toEqual([]);
      }),
    );
  });
});
