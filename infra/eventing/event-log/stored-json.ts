/**
 * Stands for a stored value that is not valid JSON. The codec decides what happens to its event. Serialising it throws.
 */
export class NotJson {
  readonly why: string;

  constructor(why: string) {
    this.why = why;
  }

  toJSON(): never {
    throw new Error(`Stored value is not valid JSON (${this.why})`);
  }
}

/** Never throws: invalid JSON is returned as NotJson. */
export function parseStored(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (failure) {
    return new NotJson(failure instanceof Error ? failure.message : String(failure));
  }
}

/** Event data is an object; null, lists, text, bytes and invalid JSON are not. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof NotJson) &&
    !(value instanceof Uint8Array)
  );
}

/** The reason why a value is not an object, in a few words. */
export function whyNoObject(value: unknown): string {
  if (value instanceof NotJson) return value.why;
  if (value instanceof Uint8Array) return 'it holds bytes instead of JSON';
  const kind = Array.isArray(value) ? 'a list' : `a ${typeof value}`;
  return `it holds ${value === null ? 'null' : kind} instead of an object`;
}
