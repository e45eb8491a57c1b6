import * as z from 'zod/mini';
import { Centavos, Day } from '../fields.ts';
import { wordsOf } from './words.ts';

/** One question of a form: text, limits, condition and price. */

export const LONGEST_TEXT = 200;
export const LONGEST_LONG_TEXT = 2000;
export const MOST_OPTIONS = 30;
export const MOST_PHOTOS = 10;
export const HIGHEST_NUMBER = 1_000_000;

/**
 * Identifies the question in answers and events, independently of its label: lower-case letters, digits and hyphens.
 */
const Key = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Small letters, digits and hyphens'));
const Label = wordsOf(120);
const PositivePrice = Centavos.check(z.gte(1));

/** `percent`: 150 adds half of the price. */
export const ChoicePrice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), centavos: PositivePrice }),
  z.object({ kind: z.literal('multiply'), percent: z.int().check(z.gte(10), z.lte(1000)) }),
]);
export type ChoicePrice = z.infer<typeof ChoicePrice>;

/** For each unit beyond those included in the price. */
export const UnitPrice = z.object({
  kind: z.literal('per_unit'),
  centavos: PositivePrice,
  included: z.int().check(z.gte(0), z.lte(HIGHEST_NUMBER)),
});
export type UnitPrice = z.infer<typeof UnitPrice>;

export const FormOption = z.object({ id: Key, label: Label, price: z.optional(ChoicePrice) });
export type FormOption = z.infer<typeof FormOption>;

const comparedNumber = z.int().check(z.gte(0), z.lte(HIGHEST_NUMBER));

/** Refers to an earlier question's answer; a hidden question counts as unanswered. */
export const ShowIf = z.discriminatedUnion('when', [
  z.object({ fieldId: Key, when: z.literal('answered') }),
  z.object({ fieldId: Key, when: z.literal('equals'), value: z.union([z.string(), z.number(), z.boolean()]) }),
  z.object({ fieldId: Key, when: z.literal('contains'), value: z.string() }),
  // Of a number.
  z.object({ fieldId: Key, when: z.literal('at_least'), value: comparedNumber }),
  z.object({ fieldId: Key, when: z.literal('at_most'), value: comparedNumber }),
]);
export type ShowIf = z.infer<typeof ShowIf>;

const asked = {
  id: Key,
  label: Label,
  help: z.optional(wordsOf(300)),
  required: z.boolean(),
  showIf: z.optional(ShowIf),
};
const limit = (lowest: number, highest: number) => z.optional(z.int().check(z.gte(lowest), z.lte(highest)));
const options = z.array(FormOption).check(z.minLength(2, 'At least two'), z.maxLength(MOST_OPTIONS));

/** `min` and `max` limit characters, chosen options or photos, or the value of a number or a day. */
export const FormField = z.discriminatedUnion('type', [
  z.object({ ...asked, type: z.literal('text'), min: limit(1, LONGEST_TEXT), max: limit(1, LONGEST_TEXT) }),
  z.object({
    ...asked,
    type: z.literal('long_text'),
    min: limit(1, LONGEST_LONG_TEXT),
    max: limit(1, LONGEST_LONG_TEXT),
  }),
  z.object({
    ...asked,
    type: z.literal('number'),
    /** "m²", "bedrooms". */ unit: z.optional(wordsOf(20)),
    min: limit(0, HIGHEST_NUMBER),
    max: limit(0, HIGHEST_NUMBER),
    price: z.optional(UnitPrice),
  }),
  z.object({ ...asked, type: z.literal('choice'), options }),
  z.object({
    ...asked,
    type: z.literal('several'),
    options,
    min: limit(1, MOST_OPTIONS),
    max: limit(1, MOST_OPTIONS),
  }),
  z.object({ ...asked, type: z.literal('yes_no'), price: z.optional(ChoicePrice) }),
  z.object({ ...asked, type: z.literal('date'), min: z.optional(Day), max: z.optional(Day) }),
  z.object({ ...asked, type: z.literal('photo'), min: limit(1, MOST_PHOTOS), max: limit(1, MOST_PHOTOS) }),
  z.object({ ...asked, type: z.literal('address') }),
]);
export type FormField = z.infer<typeof FormField>;
export type FieldType = FormField['type'];
export type FieldOf<Type extends FieldType> = Extract<FormField, { type: Type }>;

export const fieldTypes = [
  'text',
  'long_text',
  'number',
  'choice',
  'several',
  'yes_no',
  'date',
  'photo',
  'address',
] as const satisfies readonly FieldType[];
