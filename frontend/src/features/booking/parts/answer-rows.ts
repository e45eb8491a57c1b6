export type AnswerRow = { label: string; answer: string | boolean };

/** Answers of the service's form as label and text; unanswered questions are omitted. */
export function answerRows(answers: Record<string, unknown>): AnswerRow[] {
  return Object.entries(answers).flatMap(([id, value]) => {
    const answer = answerOf(value);
    return answer === null ? [] : { label: inWords(id), answer };
  });
}

function answerOf(value: unknown): string | boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (!Array.isArray(value)) return null;
  const parts = value.filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.length > 0 ? parts.join(', ') : null;
}

/** room_count, roomCount → Room count. */
function inWords(id: string): string {
  const text = id
    .replaceAll(/[-_\s]+/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
