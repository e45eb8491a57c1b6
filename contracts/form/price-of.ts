import * as z from 'zod/mini';
import type { Answers } from './answers.ts';
import type { FormFields } from './form-definition.ts';
import type { ChoicePrice, FormField } from './form-field.ts';
import { visibleAnswers } from './visible-fields.ts';
import { wordsOf } from './words.ts';

/** Highest price of a booking: ₱100 million, as for all amounts of the API. */
const HIGHEST_CENTAVOS = 100_000_000_00;

const Text = wordsOf(120);

/** Effect of one answer on the price, in centavos. `words`: the chosen option; `count`: the given number. */
export const PriceLine = z.object({
  fieldId: z.string(),
  label: Text,
  words: z.optional(Text),
  count: z.optional(z.object({ value: z.number(), unit: z.optional(Text) })),
  percent: z.optional(z.int()),
  centavos: z.int(),
});
export type PriceLine = z.infer<typeof PriceLine>;

export type Estimate = { baseCentavos: number; lines: PriceLine[]; totalCentavos: number };

type Effect = Omit<PriceLine, 'centavos'> & { price: ChoicePrice };

/**
 * The base price plus all additions, then multiplied, each in form order. Each product is rounded half up to the
 * centavo before the next. Every line has its effect in centavos, so that base and lines add up to the total.
 */
export function priceOf(fields: FormFields, answers: Answers, baseCentavos: number): Estimate {
  const kept = visibleAnswers(fields, answers);
  const effects = fields.flatMap((field) => effectsOf(field, kept[field.id]));
  const inTurn = [
    ...effects.filter(({ price }) => price.kind === 'add'),
    ...effects.filter(({ price }) => price.kind === 'multiply'),
  ];
  let totalCentavos = baseCentavos;
  const lines = inTurn.map(({ price, ...line }): PriceLine => {
    const before = totalCentavos;
    totalCentavos = Math.min(after(before, price), Math.max(before, HIGHEST_CENTAVOS));
    return { ...line, ...(price.kind === 'multiply' && { percent: price.percent }), centavos: totalCentavos - before };
  });
  return { baseCentavos, lines, totalCentavos };
}

function after(centavos: number, price: ChoicePrice): number {
  if (price.kind === 'add') return centavos + price.centavos;
  // Reductions never make a job free.
  return Math.max(1, Math.floor((centavos * price.percent + 50) / 100));
}

/** Answers of the wrong kind have no effect; they are refused before booking. */
function effectsOf(field: FormField, answer: unknown): Effect[] {
  const { id: fieldId, label } = field;
  switch (field.type) {
    case 'choice':
    case 'several': {
      const chosen: unknown[] = Array.isArray(answer) ? answer : [answer];
      return field.options.flatMap(({ id, label: words, price }) =>
        price && chosen.includes(id) ? [{ fieldId, label, words, price }] : [],
      );
    }
    case 'yes_no':
      return field.price && answer === true ? [{ fieldId, label, price: field.price }] : [];
    case 'number':
      return unitEffect(field, answer);
    default:
      return [];
  }
}

function unitEffect(
  { id: fieldId, label, unit, price }: Extract<FormField, { type: 'number' }>,
  answer: unknown,
): Effect[] {
  const extra = price && typeof answer === 'number' && Number.isSafeInteger(answer) ? answer - price.included : 0;
  if (!price || extra <= 0) return [];
  const count = { value: Number(answer), ...(unit && { unit }) };
  return [
    { fieldId, label, count, price: { kind: 'add', centavos: Math.min(price.centavos * extra, HIGHEST_CENTAVOS) } },
  ];
}
