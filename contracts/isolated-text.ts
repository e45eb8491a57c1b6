const TURNING =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A text of somebody's among words of ours: what reads from right to left turns nothing around it (UAX 9). Others are left
 * as they are.
 */
export function isolated(text: string): string {
  if (!TURNING.test(text)) return text;
  // What was stored before texts were checked may turn or end what stands around it; isolates of our own stay.
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
