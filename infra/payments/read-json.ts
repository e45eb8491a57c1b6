/** undefined when the bytes are no JSON. */
export function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    // Whoever sent it is told that it can't be read.
    return undefined;
  }
}
