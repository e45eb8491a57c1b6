/** Fields of a form, or JSON: of a list its first entry. Undefined if the bytes are neither. */
export function formOrJsonIn(rawBody: Uint8Array): unknown {
  const text = Buffer.from(rawBody).toString();
  try {
    const json: unknown = JSON.parse(text);
    return Array.isArray(json) ? json[0] : json;
  } catch {
    return Object.fromEntries(new URLSearchParams(text));
  }
}
