import { type FormDifference, formDifferences } from '../form/form-differences.ts';
import type { FormFields } from '../form/form-definition.ts';
import type { ChoicePrice, UnitPrice } from '../form/form-field.ts';
import { formatPesoLong } from '../money.ts';
import type { Change } from './change-values.ts';

/** What a version of a form changes, as an audit row lists it: phrases `form_…` of change-phrases.*.ts. */
export function formChanges(before: FormFields, after: FormFields): Change[] {
  return formDifferences(before, after).map(changeOf);
}

function changeOf(difference: FormDifference): Change {
  const { what } = difference;
  if (what === 'questions_order') return { of: what, after: null };
  if (what === 'reworded') {
    const { question, language, from = null, to = null } = difference;
    return { of: what, name: [question?.en, language].filter(Boolean).join(', '), before: from, after: to };
  }
  const name = nameOf(difference);
  switch (what) {
    case 'price':
      return { of: what, name, before: priceText(difference.from), after: priceText(difference.to) };
    case 'question_added':
    case 'option_added':
      return { of: difference.price ? `${what}_priced` : what, name, after: priceText(difference.price) };
    case 'kind':
      return { of: what, name, before: difference.from, after: difference.to };
    default:
      return { of: what, name, after: null };
  }
}

type Named = Exclude<FormDifference, { what: 'questions_order' | 'reworded' }>;

function nameOf(difference: Named): string {
  const { question } = difference;
  return 'option' in difference && difference.option ? `${question.en}, ${difference.option.en}` : question.en;
}

/** The same in every language: +₱400.00, ×1.5, +₱200.00 × (n − 1). */
function priceText(price: ChoicePrice | UnitPrice | undefined): string | null {
  switch (price?.kind) {
    case undefined:
      return null;
    case 'add':
      return `+${formatPesoLong(price.centavos)}`;
    case 'multiply':
      return `×${price.percent / 100}`;
    case 'per_unit':
      return `+${formatPesoLong(price.centavos)} × ${price.included > 0 ? `(n − ${price.included})` : 'n'}`;
  }
}
