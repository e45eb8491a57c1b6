/**
 * For the `ref` of what answers a press that was made elsewhere: brought into sight as it appears, clear of the bars at
 * the top and the foot. A `key` for each press has it appear anew.
 */
export function intoSight(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'center' });
}
