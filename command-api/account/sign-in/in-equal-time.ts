/** In ms: several times what the longest of these calls takes on a slow machine, and nothing that a person notices. */
const ANSWER_AFTER_MS = 20;

/**
 * Answers, or refuses, no sooner than 20 ms after it was asked: for calls that a stranger may make about an address. They
 * do the same work for every address, but what is stored of one that has been here is a little longer to read
 * (docs/decisions/hidden-addresses.md).
 */
export async function inEqualTime<T>(work: () => Promise<T>): Promise<T> {
  const over = new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS));
  try {
    return await work();
  } finally {
    await over;
  }
}
