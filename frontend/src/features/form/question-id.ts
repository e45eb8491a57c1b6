export function questionId(fieldId: string): string {
  return `question-${fieldId}`;
}

/** Brings the person to a question, at the control where they answer it. */
export function focusQuestion(fieldId: string): void {
  const question = document.getElementById(questionId(fieldId));
  question?.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button')?.focus();
}
