/** undefined if the bytes are not JSON. */
export function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    // The caller reports unreadable input to its sender.
    return undefined;
  }
}
