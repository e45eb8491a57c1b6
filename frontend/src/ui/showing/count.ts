/** "9+" above 9 (specification section 5). */
export function shortCount(count: number): string {
  return count > 9 ? '9+' : String(count);
}
