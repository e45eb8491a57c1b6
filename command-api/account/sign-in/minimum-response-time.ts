/** Several times the longest of these calls on a slow machine, and too short to notice. */
const MINIMUM_MS = 20;

/**
 * Responds after at least 20 ms, for endpoints that a stranger can call with any address. They do the same work for every
 * address, but reading a known one takes slightly longer (docs/decisions/hidden-addresses.md).
 */
export async function withMinimumResponseTime<T>(work: () => Promise<T>): Promise<T> {
  const minimum = new Promise((resolve) => setTimeout(resolve, MINIMUM_MS));
  try {
    return await work();
  } finally {
    await minimum;
  }
}
