import fc from 'fast-check';
import type { Answers } from '../answers.ts';
import type { FormFields } from '../form-definition.ts';
import {
  type ChoicePrice,
  type FieldOf,
  type FieldType,
  fieldTypes,
  type FormField,
  HIGHEST_NUMBER,
  type ShowIf,
} from '../form-field.ts';

/** Valid forms, valid answers, and arbitrary ones. */

const words = fc.record({ en: fc.constantFrom('Rooms', 'Where to?', 'Anything else?'), fil: fc.constant('Ilan?') });
const choicePrice: fc.Arbitrary<ChoicePrice> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), centavos: fc.integer({ min: 1, max: 5_000_00 }) }),
  fc.record({ kind: fc.constant('multiply' as const), percent: fc.integer({ min: 10, max: 300 }) }),
);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const limits = (lowest: number, highest: number) =>
  fc
    .tuple(maybe(fc.integer({ min: lowest, max: highest })), maybe(fc.integer({ min: lowest, max: highest })))
    .map(([one, other]) =>
      one !== undefined && other !== undefined && one > other ? { min: other, max: one } : { min: one, max: other },
    );
const options = fc
  .array(fc.record({ label: words, price: maybe(choicePrice) }), { minLength: 2, maxLength: 5 })
  .map((made) => made.map((option, index) => ({ id: `o${index}`, ...option })));

const kinds: { readonly [Type in FieldType]: fc.Arbitrary<object> } = {
  text: limits(1, 20),
  long_text: limits(1, 20),
  number: fc
    .tuple(
      limits(0, 20),
      maybe(
        fc.record({
          kind: fc.constant('per_unit' as const),
          centavos: fc.integer({ min: 1, max: 1_000_00 }),
          included: fc.integer({ min: 0, max: 5 }),
        }),
      ),
    )
    .map(([bounds, price]) => ({ ...bounds, price })),
  choice: fc.record({ options }),
  several: options.chain((made) => limits(1, made.length).map((bounds) => ({ options: made, ...bounds }))),
  yes_no: fc.record({ price: maybe(choicePrice) }),
  date: fc.constantFrom({}, { min: '2026-11-01' }, { min: '2026-11-01', max: '2026-12-31' }),
  photo: limits(1, 3),
  address: fc.constant({}),
};

const field: fc.Arbitrary<FormField> = fc.constantFrom(...fieldTypes).chain((type) =>
  fc
    .tuple(words, fc.boolean(), kinds[type])
    // Each table row generates the rest of its own kind.
    .map(([label, required, rest]) => ({ id: 'f', type, label, required, ...rest }) as FormField),
);

/** Refers to an earlier question, if one can serve as a condition. */
function showIfOn(earlier: FormFields): fc.Arbitrary<ShowIf | undefined> {
  const conditions = earlier.flatMap(conditionsOn);
  return conditions.length > 0 ? maybe(fc.constantFrom(...conditions)) : fc.constant(undefined);
}

function conditionsOn(asked: FormField): ShowIf[] {
  const { id: fieldId } = asked;
  const answered: ShowIf = { fieldId, when: 'answered' };
  switch (asked.type) {
    case 'choice':
      return [answered, ...asked.options.map(({ id: value }): ShowIf => ({ fieldId, when: 'equals', value }))];
    case 'several':
      return [answered, ...asked.options.map(({ id: value }): ShowIf => ({ fieldId, when: 'contains', value }))];
    case 'yes_no':
      return [answered, { fieldId, when: 'equals', value: true }, { fieldId, when: 'equals', value: false }];
    case 'number': {
      const value = Math.min(Math.max(3, asked.min ?? 0), asked.max ?? HIGHEST_NUMBER);
      return [
        answered,
        ...(['equals', 'at_least', 'at_most'] as const).map((when): ShowIf => ({ fieldId, when, value })),
      ];
    }
    default:
      return [answered];
  }
}

export const formFields: fc.Arbitrary<FormField[]> = fc
  .array(field, { maxLength: 8 })
  .chain((made) =>
    fc
      .tuple(...made.map((_, index) => showIfOn(numbered(made).slice(0, index))))
      .map((conditions) =>
        numbered(made).map((one, index) => ({ ...one, ...(conditions[index] && { showIf: conditions[index] }) })),
      ),
  );

function numbered(made: readonly FormField[]): FormField[] {
  return made.map((one, index) => ({ ...one, id: `f${index}` }));
}

const address = { line: '14 Tindalo St.', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' };

const letters = ({ min = 1, max = 20 }: { min?: number | undefined; max?: number | undefined }) =>
  fc.string({ minLength: min, maxLength: max, unit: fc.constantFrom('a', 'ñ', '7') });

const fits: { readonly [Type in FieldType]: (asked: FieldOf<Type>) => fc.Arbitrary<unknown> } = {
  text: letters,
  long_text: letters,
  number: ({ min = 0, max = 40 }) => fc.integer({ min, max }),
  choice: ({ options: offered }) => fc.constantFrom(...offered.map(({ id }) => id)),
  several: ({ options: offered, min: minLength = 1, max: maxLength = offered.length }) =>
    fc.subarray(
      offered.map(({ id }) => id),
      { minLength, maxLength },
    ),
  yes_no: () => fc.boolean(),
  date: () => fc.constantFrom('2026-11-01', '2026-11-24', '2026-12-31'),
  photo: ({ min = 1, max = 3 }) =>
    fc
      .integer({ min, max })
      .map((count) => Array.from({ length: count }, (_, index) => `/api/files/portfolio/p${index}.jpg`)),
  address: () => fc.constant(address),
};

function validAnswer(asked: FormField): fc.Arbitrary<unknown> {
  const make: (asked: never) => fc.Arbitrary<unknown> = fits[asked.type];
  return make(asked as never);
}

/** A valid answer to each question; optional ones may be absent. */
export function validAnswers(fields: FormFields): fc.Arbitrary<Answers> {
  return fc
    .tuple(...fields.map((one) => (one.required ? validAnswer(one) : maybe(validAnswer(one)))))
    .map((given) => Object.fromEntries(fields.map(({ id }, index) => [id, given[index]])));
}

/** Any input of a caller. */
export function anyAnswers(fields: FormFields): fc.Arbitrary<Answers> {
  const answer = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.integer({ min: -5, max: 50 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.constantFrom('o0', 'o1', 'o9', '/api/files/portfolio/p.jpg'), { maxLength: 4 }),
    fc.constantFrom('o0', 'o1', '2026-11-24', '2020-01-01', address),
  );
  const id = fc.constantFrom(...fields.map((one) => one.id), 'unheard-of');
  return fc.oneof(validAnswers(fields), fc.dictionary(id, answer, { maxKeys: 10 }));
}

export const formAndAnswers = formFields.chain((fields) =>
  fc.record({ fields: fc.constant(fields), answers: anyAnswers(fields) }),
);
export const formAndValidAnswers = formFields.chain((fields) =>
  fc.record({ fields: fc.constant(fields), answers: validAnswers(fields) }),
);
