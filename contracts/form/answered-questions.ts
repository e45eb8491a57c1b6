import * as z from 'zod/mini';
import { FileUrls, StoredAddress } from '../fields.ts';
import { type Answers, answerTo, isAnswered } from './answers.ts';
import type { FormFields } from './form-definition.ts';
import type { FieldOf, FieldType, FormField, FormOption } from './form-field.ts';
import { visibleFields } from './visible-fields.ts';
import { wordsOf } from './words.ts';

const Text = wordsOf(300);

/** An answer for readers in any language. */
export const AnswerInWords = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('number'), value: z.number(), unit: z.nullable(Text) }),
  z.object({ kind: z.literal('options'), options: z.array(Text) }),
  z.object({ kind: z.literal('yes_no'), yes: z.boolean() }),
  z.object({ kind: z.literal('date'), day: z.string() }),
  z.object({ kind: z.literal('photos'), photos: z.array(z.string()) }),
  z.object({ kind: z.literal('address'), address: StoredAddress }),
]);
export type AnswerInWords = z.infer<typeof AnswerInWords>;

export const AnsweredQuestion = z.object({ fieldId: z.string(), label: Text, answer: AnswerInWords });
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>;

/** Questions with their answers, in form order. */
export function answeredQuestions(fields: FormFields, answers: Answers): AnsweredQuestion[] {
  return visibleFields(fields, answers).flatMap((field) => {
    const said = answerTo(answers, field.id);
    const answer = isAnswered(said) ? inWords(field, said) : null;
    return answer ? [{ fieldId: field.id, label: field.label, answer }] : [];
  });
}

type Reader<Type extends FieldType> = (answer: unknown, field: FieldOf<Type>) => AnswerInWords | null;

/** null: an answer of the wrong kind, in events from elsewhere. */
function inWords(field: FormField, answer: unknown): AnswerInWords | null {
  // The table row and the field match by field type.
  const read: (answer: unknown, field: never) => AnswerInWords | null = readers[field.type];
  return read(answer, field as never);
}

const asText = (answer: unknown): AnswerInWords | null =>
  typeof answer === 'string' ? { kind: 'text', text: answer } : null;

function asOptions(answer: unknown, { options: offered }: { options: readonly FormOption[] }): AnswerInWords | null {
  const chosen: unknown[] = Array.isArray(answer) ? answer : [answer];
  const options = offered.filter(({ id }) => chosen.includes(id)).map(({ label }) => label);
  return options.length > 0 ? { kind: 'options', options } : null;
}

const readers: { readonly [Type in FieldType]: Reader<Type> } = {
  text: asText,
  long_text: asText,
  number: (answer, { unit }) =>
    typeof answer === 'number' ? { kind: 'number', value: answer, unit: unit ?? null } : null,
  choice: asOptions,
  several: asOptions,
  yes_no: (answer) => (typeof answer === 'boolean' ? { kind: 'yes_no', yes: answer } : null),
  date: (answer) => (typeof answer === 'string' ? { kind: 'date', day: answer } : null),
  photo: (answer) => {
    const photos = z.safeParse(FileUrls, answer);
    return photos.success ? { kind: 'photos', photos: photos.data } : null;
  },
  address: (answer) => {
    const address = z.safeParse(StoredAddress, answer);
    return address.success ? { kind: 'address', address: address.data } : null;
  },
};
