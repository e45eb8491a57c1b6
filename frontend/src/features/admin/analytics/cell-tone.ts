import type { MapCell } from '#contracts/views/analytics.ts';

/** Where nobody works, or where more than a fifth got no answer, workers are wanted. */
export function toneOf({ requested, unanswered, workers }: MapCell): 'wanted' | 'served' {
  return workers === 0 || unanswered * 5 > requested ? 'wanted' : 'served';
}
