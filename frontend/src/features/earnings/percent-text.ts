/** "12.4%", "-9.3%": always one decimal (specification section 9). */
export function percentText(percent: number): string {
  return `${percent.toFixed(1)}%`;
}
