import type { ChoicePrice, FormField, FormOption, UnitPrice } from '#contracts/form/form-field.ts';
import type { Words } from '#contracts/form/words.ts';

/** Builders for the demo's forms: texts in three languages, prices in pesos. */

export const say = (en: string, fil: string, ceb: string): Words => ({ en, fil, ceb });
export const adds = (pesos: number): ChoicePrice => ({ kind: 'add', centavos: pesos * 100 });
export const times = (percent: number): ChoicePrice => ({ kind: 'multiply', percent });
export const each = (pesos: number, included: number): UnitPrice => ({
  kind: 'per_unit',
  centavos: pesos * 100,
  included,
});

export const option = (id: string, label: Words, price?: ChoicePrice): FormOption => ({
  id,
  label,
  ...(price && { price }),
});

/** Optional unless `required` is set. */
export function question<Type extends FormField['type']>(
  type: Type,
  id: string,
  label: Words,
  rest: Partial<Omit<Extract<FormField, { type: Type }>, 'type' | 'id' | 'label'>> = {},
): FormField {
  // The signature guarantees that the fields match the type.
  return { type, id, label, required: false, ...rest } as FormField;
}

export const whenYes = (fieldId: string) => ({ fieldId, when: 'equals' as const, value: true });
export const whenEquals = (fieldId: string, value: string) => ({ fieldId, when: 'equals' as const, value });
