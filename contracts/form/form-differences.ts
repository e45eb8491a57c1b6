import { type Language, languages } from '../roles.ts';
import type { FormFields } from './form-definition.ts';
import type { ChoicePrice, FieldType, FormField, FormOption, UnitPrice } from './form-field.ts';
import type { Words } from './words.ts';

type Price = ChoicePrice | UnitPrice;

/** Questions and options are matched by id and named as in the later form, if it has them. */
export type FormDifference =
  | { what: 'question_added'; question: Words; price?: Price | undefined }
  | { what: 'question_removed'; question: Words }
  | { what: 'option_added'; question: Words; option: Words; price?: Price | undefined }
  | { what: 'option_removed'; question: Words; option: Words }
  /** A text of a question, or of an option of `question`, in one language. undefined: the English text is used. */
  | ({ what: 'reworded'; question?: Words } & Rewording)
  | { what: 'price'; question: Words; option?: Words; from: Price | undefined; to: Price | undefined }
  | { what: 'kind'; question: Words; from: FieldType; to: FieldType }
  | { what: 'required' | 'optional' | 'help' | 'unit' | 'limits' | 'condition' | 'options_order'; question: Words }
  | { what: 'questions_order' };

type Rewording = { language: Language; from: string | undefined; to: string | undefined };

/** All differences for respondents: an empty list means equal forms. */
export function formDifferences(before: FormFields, after: FormFields): FormDifference[] {
  return [
    ...after.flatMap((field) => {
      const was = before.find(({ id }) => id === field.id);
      return was ? questionDifferences(was, field) : addition(field);
    }),
    ...missingFrom(after, before).map(({ label }): FormDifference => ({
      what: 'question_removed',
      question: label,
    })),
    ...(isReordered(before, after) ? [{ what: 'questions_order' } as const] : []),
  ];
}

/** Includes the options with a price. */
function addition(field: FormField): FormDifference[] {
  const { label: question, price, options } = partsOf(field);
  return [
    { what: 'question_added', question, price },
    ...options.flatMap(({ label: option, price: cost }): FormDifference[] =>
      cost ? [{ what: 'option_added', question, option, price: cost }] : [],
    ),
  ];
}

function questionDifferences(before: FormField, after: FormField): FormDifference[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  const question = is.label;
  return [
    ...rewordings(was.label, is.label).map((rewording): FormDifference => ({ what: 'reworded', ...rewording })),
    ...(was.type === is.type ? [] : [{ what: 'kind', question, from: was.type, to: is.type } as const]),
    ...(areSame(was.price, is.price) ? [] : [{ what: 'price', question, from: was.price, to: is.price } as const]),
    ...optionDifferences(question, was.options, is.options),
    ...(was.required === is.required ? [] : [{ what: is.required ? 'required' : 'optional', question } as const]),
    ...(['help', 'unit', 'limits', 'condition'] as const).flatMap((what) =>
      areSame(was[what], is[what]) ? [] : [{ what, question }],
    ),
  ];
}

type Options = readonly FormOption[];

function optionDifferences(question: Words, before: Options, after: Options): FormDifference[] {
  return [
    ...after.flatMap(({ id, label: option, price }): FormDifference[] => {
      const was = before.find((one) => one.id === id);
      if (!was) return [{ what: 'option_added', question, option, price }];
      return [
        ...rewordings(was.label, option).map((rewording) => ({ what: 'reworded' as const, question, ...rewording })),
        ...(areSame(was.price, price)
          ? []
          : [{ what: 'price' as const, question, option, from: was.price, to: price }]),
      ];
    }),
    ...missingFrom(after, before).map(({ label: option }) => ({
      what: 'option_removed' as const,
      question,
      option,
    })),
    ...(isReordered(before, after) ? [{ what: 'options_order', question } as const] : []),
  ];
}

type Parts = Record<'min' | 'max', number | string | undefined> &
  Record<'help' | 'unit', Words | undefined> & { price: Price | undefined; options: Options };

const noParts: Parts = {
  min: undefined,
  max: undefined,
  help: undefined,
  unit: undefined,
  price: undefined,
  options: [],
};

function partsOf(field: FormField) {
  const { min, max, help, unit, price, options }: Parts = { ...noParts, ...field };
  const { label, type, required, showIf: condition } = field;
  return { label, type, required, condition, help, unit, price, options, limits: { min, max } };
}

function rewordings(before: Words, after: Words): Rewording[] {
  return languages
    .map((language) => ({ language, from: before[language], to: after[language] }))
    .filter(({ from, to }) => from !== to);
}

type Named = { id: string };

function missingFrom<One extends Named>(left: readonly Named[], all: readonly One[]): One[] {
  return all.filter(({ id }) => left.every((one) => one.id !== id));
}

/** The elements of both forms have a different order. */
function isReordered(before: readonly Named[], after: readonly Named[]): boolean {
  const idsLeft = (all: readonly Named[], others: readonly Named[]) =>
    all.map(({ id }) => id).filter((id) => others.some((other) => other.id === id));
  return idsLeft(before, after).join() !== idsLeft(after, before).join();
}

/** Ignores key order, and treats undefined as absent. */
function areSame(one: object | undefined, other: object | undefined): boolean {
  const parts = (value: object) =>
    JSON.stringify(
      Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  return one === other || (one !== undefined && other !== undefined && parts(one) === parts(other));
}
