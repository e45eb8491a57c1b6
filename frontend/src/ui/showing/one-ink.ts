const COLOUR = /\b(?:fill|stroke)="(?!(?:none|currentcolor|black|#000|#000000)")/i;

/** Whether a drawing has no colour of its own: it is black only where nothing says what ink it is on. */
export function isOneInk(svg: string): boolean {
  return !COLOUR.test(svg);
}
