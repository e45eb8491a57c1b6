import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answeredQuestions } from './answered-questions.ts';
import { Answers } from './answers.ts';
import { fieldsOfForms, noForm } from './booking-forms.ts';
import type { FormField } from './form-field.ts';
import { priceOf } from './price-of.ts';
import { formAndAnswers, formAndValidAnswers } from './testing/arbitrary-forms.ts';
import { validateAnswers } from './validate-answers.ts';
import { visibleAnswers, visibleFields } from './visible-fields.ts';
import { wordsIn } from './words.ts';

const optional = { required: false };
const rooms: FormField = {
  ...optional,
  id: 'bedrooms',
  type: 'number',
  label: { en: 'Bedrooms' },
  max: 9,
  price: { kind: 'per_unit', centavos: 200_00, included: 1 },
};
const deep: FormField = {
  ...optional,
  id: 'deep',
  type: 'yes_no',
  label: { en: 'Deep cleaning', fil: 'General cleaning' },
  price: { kind: 'multiply', percent: 150 },
};
const extras: FormField = {
  ...optional,
  id: 'extras',
  type: 'several',
  label: { en: 'Extras' },
  max: 2,
  options: [
    { id: 'oven', label: { en: 'Oven' }, price: { kind: 'add', centavos: 150_00 } },
    { id: 'fridge', label: { en: 'Fridge' }, price: { kind: 'add', centavos: 100_00 } },
    { id: 'balcony', label: { en: 'Balcony' } },
  ],
};
const soot: FormField = {
  id: 'soot',
  type: 'text',
  required: true,
  label: { en: 'What burned?' },
  showIf: { fieldId: 'extras', when: 'contains', value: 'oven' },
};
const form = [rooms, deep, extras, soot];

describe('the price', () => {
  it('adds first, then multiplies, and shows the effect of each answer', () => {
    const { lines, totalCentavos } = priceOf(form, { deep: true, bedrooms: 3, extras: ['oven'], soot: 'Rice' }, 500_00);
    expect(lines.map(({ fieldId, centavos }) => [fieldId, centavos])).toEqual([
      ['bedrooms', 400_00],
      ['extras', 150_00],
      ['deep', 525_00],
    ]);
    expect(totalCentavos).toBe(1575_00);
  });

  it.each([
    [101, 150, 152],
    [1, 50, 1],
    [333, 110, 366],
    [335, 110, 369],
    [4, 10, 1],
  ])('of %i centavos at %i percent is %i: half a centavo goes up', (base, percent, total) => {
    const dear: FormField = { ...deep, price: { kind: 'multiply', percent } };
    expect(priceOf([dear], { deep: true }, base).totalCentavos).toBe(total);
  });

  it('includes the first units, and charges nothing for hidden questions', () => {
    const hidden: FormField = { ...deep, showIf: { fieldId: 'bedrooms', when: 'equals', value: 2 } };
    expect(priceOf([rooms, hidden], { bedrooms: 1, deep: true }, 500_00).totalCentavos).toBe(500_00);
    expect(priceOf([rooms, hidden], { bedrooms: 2, deep: true }, 500_00).totalCentavos).toBe(1050_00);
  });

  it('equals base plus lines, in whole centavos, within the highest amount', () => {
    fc.assert(
      fc.property(formAndAnswers, fc.integer({ min: 1, max: 100_000_000_00 }), ({ fields, answers }, base) => {
        const { lines, totalCentavos } = priceOf(fields, answers, base);
        expect(totalCentavos).toBe(lines.reduce((sum, { centavos }) => sum + centavos, base));
        expect(Number.isSafeInteger(totalCentavos)).toBe(true);
        expect(totalCentavos).toBeGreaterThan(0);
        expect(totalCentavos).toBeLessThanOrEqual(100_000_000_00);
      }),
    );
  });

  it('is unchanged by dropping hidden answers', () => {
    fc.assert(
      fc.property(formAndAnswers, ({ fields, answers }) => {
        expect(priceOf(fields, visibleAnswers(fields, answers), 500_00)).toEqual(priceOf(fields, answers, 500_00));
      }),
    );
  });
});

describe('a question with a condition on a number', () => {
  const byRooms = (when: 'at_least' | 'at_most' | 'equals'): FormField => ({
    ...soot,
    id: when.replace('_', '-'),
    showIf: { fieldId: 'bedrooms', when, value: 3 },
  });
  const asked = [rooms, byRooms('at_least'), byRooms('at_most'), byRooms('equals')];

  it.each([
    [2, ['at-most']],
    [3, ['at-least', 'at-most', 'equals']],
    [4, ['at-least']],
    [0, ['at-most']],
    ['3', []],
    [undefined, []],
    [null, []],
  ])('of %j shows %j', (bedrooms, shown) => {
    const answers = { bedrooms };
    expect(visibleFields(asked, answers).map(({ id }) => id)).toEqual(['bedrooms', ...shown]);
  });

  it('refers to the worker’s own question in a worker’s form', () => {
    const both = fieldsOfForms({ form: { version: 1, fields: [rooms] }, workerForm: { version: 1, fields: asked } });
    expect(validateAnswers(both, { bedrooms: 9, 'worker.bedrooms': 2 })).toEqual([
      { fieldId: 'worker.at-most', fault: 'required' },
    ]);
  });
});

describe('answers', () => {
  it.each([
    [{ bedrooms: 10 }, { fieldId: 'bedrooms', fault: 'too_high', limit: 9 }],
    [{ bedrooms: -1 }, { fieldId: 'bedrooms', fault: 'too_low', limit: 0 }],
    [{ bedrooms: 1.5 }, { fieldId: 'bedrooms', fault: 'wrong_kind' }],
    [{ deep: 'yes' }, { fieldId: 'deep', fault: 'wrong_kind' }],
    [
      { extras: ['oven', 'fridge', 'balcony'], soot: 'Rice' },
      { fieldId: 'extras', fault: 'too_many', limit: 2 },
    ],
    [{ extras: ['fridge', 'fridge'] }, { fieldId: 'extras', fault: 'not_an_option' }],
    [{ extras: ['oven'] }, { fieldId: 'soot', fault: 'required' }],
    [
      { extras: ['oven'], soot: '  ' },
      { fieldId: 'soot', fault: 'required' },
    ],
    [{ rooms: 3 }, { fieldId: 'rooms', fault: 'not_asked' }],
  ])('%j are refused by their question', (answers, problem) => {
    expect(validateAnswers(form, answers)).toEqual([problem]);
  });

  it('are valid as the booking flow sends them, before and after dropping hidden ones', () => {
    fc.assert(
      fc.property(formAndValidAnswers, ({ fields, answers }) => {
        expect(validateAnswers(fields, answers)).toEqual([]);
        expect(validateAnswers(fields, visibleAnswers(fields, answers))).toEqual([]);
      }),
    );
  });

  it('to hidden questions are dropped and not required', () => {
    expect(validateAnswers(form, { soot: 'Rice' })).toEqual([]);
    expect(visibleAnswers(form, { soot: 'Rice', deep: false, bedrooms: null })).toEqual({ deep: false });
  });

  it('are kept, priced and displayed for any input, without further questions', () => {
    fc.assert(
      fc.property(formAndAnswers, ({ fields, answers }) => {
        const kept = visibleAnswers(fields, answers);
        expect(visibleFields(fields, kept)).toEqual(visibleFields(fields, answers));
        const read = answeredQuestions(fields, kept).map(({ fieldId }) => fieldId);
        expect(visibleFields(fields, kept).map(({ id }) => id)).toEqual(expect.arrayContaining(read));
        if (validateAnswers(fields, kept).length === 0) expect(read).toEqual(Object.keys(kept));
      }),
    );
  });

  it('are shown in form order, in the reader’s language or in English', () => {
    const read = answeredQuestions(form, { extras: ['balcony', 'oven'], deep: false, soot: 'Rice' });
    expect(read.map(({ label }) => wordsIn(label, 'fil'))).toEqual(['General cleaning', 'Extras', 'What burned?']);
    expect(read.map(({ answer }) => answer)).toEqual([
      { kind: 'yes_no', yes: false },
      { kind: 'options', options: [{ en: 'Oven' }, { en: 'Balcony' }] },
      { kind: 'text', text: 'Rice' },
    ]);
  });
});

it('appends a worker’s questions to the category’s, with ids of their own', () => {
  const asked = fieldsOfForms({
    form: { version: 2, fields: form },
    workerForm: { version: 1, fields: [extras, soot] },
  });
  const ids = asked.map(({ id }) => id);
  expect(ids).toEqual(['bedrooms', 'deep', 'extras', 'soot', 'worker.extras', 'worker.soot']);
  expect(validateAnswers(asked, { 'worker.extras': ['oven'] })).toEqual([
    { fieldId: 'worker.soot', fault: 'required' },
  ]);
  expect(fieldsOfForms({ form: noForm, workerForm: noForm })).toEqual([]);
});

it('accepts question ids that equal properties of every object', () => {
  const construction: FormField = { ...rooms, id: 'constructor' };
  expect(validateAnswers([construction], {})).toEqual([]);
  expect(visibleAnswers([construction], {})).toEqual({});
  expect(answeredQuestions([{ ...construction, required: true }], { constructor: 2 })).toMatchObject([
    { answer: { kind: 'number' } },
  ]);
  expect(validateAnswers([{ ...construction, required: true }], {})).toMatchObject([{ fault: 'required' }]);
});

it('counts answers before parsing any', () => {
  const many = Object.fromEntries(Array.from({ length: 81 }, (_, at) => [`q${at}`, { no: 'answer' }]));
  expect(Answers.safeParse(many).error?.issues).toMatchObject([{ path: [], message: 'At most 80' }]);
  expect(Answers.safeParse({ q1: 'yes', q2: ['a'], q3: null }).data).toEqual({ q1: 'yes', q2: ['a'], q3: null });
  expect(Answers.safeParse({ q1: { no: 'answer' } }).error?.issues).toMatchObject([{ path: ['q1'] }]);
});
