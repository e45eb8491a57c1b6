import { type Answers, answerTo, isAnswered } from './answers.ts';
import type { FormFields } from './form-definition.ts';
import type { FormField, ShowIf } from './form-field.ts';

/** Visible questions for the given answers, in order. */
export function visibleFields(fields: FormFields, answers: Answers): FormField[] {
  const visible = new Set<string>();
  return fields.filter(({ id, showIf }) => {
    const isShown = !showIf || (visible.has(showIf.fieldId) && holds(showIf, answerTo(answers, showIf.fieldId)));
    if (isShown) visible.add(id);
    return isShown;
  });
}

function holds(showIf: ShowIf, answer: unknown): boolean {
  if (!isAnswered(answer)) return false;
  switch (showIf.when) {
    case 'answered':
      return true;
    case 'equals':
      return answer === showIf.value;
    case 'contains':
      return Array.isArray(answer) && answer.includes(showIf.value);
    case 'at_least':
      return typeof answer === 'number' && answer >= showIf.value;
    case 'at_most':
      return typeof answer === 'number' && answer <= showIf.value;
  }
}

/** Only answers to visible questions: an answer to a hidden one is dropped. */
export function visibleAnswers(fields: FormFields, answers: Answers): Record<string, unknown> {
  return Object.fromEntries(
    visibleFields(fields, answers)
      .filter(({ id }) => isAnswered(answerTo(answers, id)))
      .map(({ id }) => [id, answerTo(answers, id)]),
  );
}
