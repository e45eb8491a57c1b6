import type { FieldOf, FieldType } from '#contracts/form/form-field.ts';

/** Props of a question's control, in the reader's language. */
export type QuestionProps<Type extends FieldType> = {
  field: FieldOf<Type>;
  label: string;
  hint: string | undefined;
  answer: unknown;
  error: string | undefined;
  onAnswer: (answer: unknown) => void;
  onBusy: (busy: boolean) => void;
};
