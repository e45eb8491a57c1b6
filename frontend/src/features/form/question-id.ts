export function questionId(fieldId: string): string {
  return `question-${fieldId}`;
}

/** Scrolls to a question and focuses its control. */
export function focusQuestion(fieldId: string): void {
  const question = document.getElementById(questionId(fieldId));
  question?.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button')?.focus();
}
