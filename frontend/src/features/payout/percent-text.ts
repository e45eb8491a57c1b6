/** "12.4%", "-9.3%": always one decimal (specification section 9); what rounds to nothing has no sign. */
export function percentText(percent: number): string {
  return `${rounded(percent).toFixed(1)}%`;
}

/** For a card's figure: which way it went, and that up is good; null where it reads 0.0%. */
export function trendOf(percent: number): { text: string; up: boolean; good: boolean } | null {
  const up = rounded(percent) > 0;
  return rounded(percent) === 0 ? null : { text: percentText(percent), up, good: up };
}

function rounded(percent: number): number {
  return Number(percent.toFixed(1)) || 0;
}
