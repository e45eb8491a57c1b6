import * as z from 'zod/mini';
import { FormFields } from '#contracts/form/form-definition.ts';
import type { FormFields as Fields } from '#contracts/form/form-definition.ts';
import type { formBuilderEn } from './form-builder.en.ts';

/** Part of a question with an error; of an option: `option 2`. */
export type ProblemPlace = 'label' | 'help' | 'unit' | 'options' | `option ${number}` | 'limits' | 'showIf' | 'price';
export type FieldProblems = Partial<Record<ProblemPlace, keyof typeof formBuilderEn>>;

const words: Record<Exclude<ProblemPlace, `option ${number}`>, keyof typeof formBuilderEn> = {
  label: 'problemLabel',
  help: 'problemHelp',
  unit: 'problemUnit',
  options: 'problemOptions',
  limits: 'problemLimits',
  showIf: 'problemShowIf',
  price: 'problemPrice',
};

/** Errors by question index, from the API's schema (contracts/form). */
export function problemsOf(fields: Fields): Map<number, FieldProblems> {
  const checked = z.safeParse(FormFields, fields);
  const problems = new Map<number, FieldProblems>();
  for (const { path } of checked.success ? [] : checked.error.issues) {
    const [index, ...inside] = path;
    if (typeof index !== 'number') continue;
    const place = placeOf(inside);
    problems.set(index, { ...problems.get(index), [place]: wordOf(place) });
  }
  return problems;
}

function placeOf([part, option, ...rest]: PropertyKey[]): ProblemPlace {
  switch (part) {
    case 'options':
      if (typeof option !== 'number') return 'options';
      return rest[0] === 'price' ? 'price' : `option ${option}`;
    case 'min':
    case 'max':
      return 'limits';
    case 'help':
    case 'unit':
    case 'showIf':
    case 'price':
      return part;
    default:
      return 'label';
  }
}

function wordOf(place: ProblemPlace): keyof typeof formBuilderEn {
  return place in words ? words[place as keyof typeof words] : 'problemOption';
}
