const TURNING =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Isolates user text within other text, so that right-to-left text does not reorder its surroundings (UAX 9). Other
 * text is unchanged.
 */
export function isolated(text: string): string {
  if (!TURNING.test(text)) return text;
  // Older stored texts may contain bidirectional controls; balanced isolates stay.
  const plain = text.replace(/[\u200E\u200F\u061C\u202A-\u202E]/g, '');
  return `\u2068${isBalanced(plain) ? plain : plain.replace(/[\u2066-\u2069]/g, '')}\u2069`;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text.match(/[\u2066-\u2069]/g) ?? []) {
    depth += sign === '\u2069' ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
