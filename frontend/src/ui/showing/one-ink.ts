const COLOUR = /\b(?:fill|stroke)="(?!(?:none|currentcolor|black|#000|#000000)")/i;

/** Whether a drawing has no colours of its own, and would hence be black. */
export function isOneInk(svg: string): boolean {
  return !COLOUR.test(svg);
}
