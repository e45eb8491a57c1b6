import type { MapCell } from '#contracts/views/analytics.ts';

/** `wanted`: no workers, or more than a fifth of requests unanswered. */
export function toneOf({ requested, unanswered, workers }: MapCell): 'wanted' | 'served' {
  return workers === 0 || unanswered * 5 > requested ? 'wanted' : 'served';
}
