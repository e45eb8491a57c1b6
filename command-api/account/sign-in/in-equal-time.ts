/** Several times the longest of these calls on a slow machine, and too short to notice. */
const ANSWER_AFTER_MS = 20;

/**
 * Responds after at least 20 ms, for endpoints that a stranger can call with any address. They do the same work for every
 * address, but reading a known one takes slightly longer (docs/decisions/hidden-addresses.md).
 */
export async function inEqualTime<T>(work: () => Promise<T>): Promise<T> {
  const over = new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS));
  try {
    return await work();
  } finally {
    await over;
  }
}
