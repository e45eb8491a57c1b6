import * as z from 'zod/mini';
import { FormFields } from '#contracts/form/form-definition.ts';
import type { FormFields as Fields } from '#contracts/form/form-definition.ts';
import type { formBuilderEn } from './form-builder.en.ts';

/** Where in a question something is wrong. An option's own problem names it: `option 2`. */
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

/** What keeps a form from being saved, by the place of its question: the API's own schema says it (contracts/form). */
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
