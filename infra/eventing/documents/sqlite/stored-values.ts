import type { Scalar } from '../port.ts';

/** A scalar as SQLite holds it. SQLite orders NULL < numbers < text < blobs, so booleans are blobs. */
export type StoredValue = null | number | string | Uint8Array;

const falseBlob = Uint8Array.of(0);
const trueBlob = Uint8Array.of(1);
/** NULL is not allowed in a primary key, but arrays may contain null. */
const nullInArray = Uint8Array.of(2);

/** Booleans are blobs, so that they sort after texts. Values without an order, such as objects and NaN, are NULL. */
export function toStored(value: unknown): StoredValue {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean') return value ? trueBlob : falseBlob;
  return null;
}

export function toStoredElement(value: unknown): StoredValue {
  return toStored(value) ?? nullInArray;
}

/** Negative when `one` sorts before `other`, as SQLite sorts them: NULL < numbers < text by code point < blobs. */
export function compareStored(one: StoredValue, other: StoredValue): number {
  const kinds = kindOf(one) - kindOf(other);
  if (kinds !== 0 || one === null || other === null) return kinds;
  if (typeof one === 'number') return one - Number(other);
  return Buffer.compare(bytesOf(one), bytesOf(other));
}

function kindOf(value: StoredValue): number {
  if (value === null) return 0;
  return { number: 1, string: 2, object: 3 }[typeof value as 'number' | 'string' | 'object'];
}

function bytesOf(value: StoredValue): Uint8Array {
  return value instanceof Uint8Array ? value : Buffer.from(String(value));
}

/** Reads `a.b.c` from a document as it will be in JSON; undefined if the path ends early. */
export function valueAt(document: unknown, path: readonly string[]): unknown {
  let value = asJson(document);
  for (const key of path) {
    if (!isRecord(value)) return undefined;
    value = asJson(value[key]);
  }
  return value;
}

/**
 * The distinct scalars of the array at the path. Stores convert lone surrogates to U+FFFD, so texts that differ only in
 * them are equal.
 */
export function elementsAt(document: unknown, path: readonly string[]): Scalar[] {
  const value = valueAt(document, path);
  if (!Array.isArray(value) || value.length === 0) return [];
  return [...new Set(Array.from(value, asElement).filter(isScalar))];
}

/** A date becomes text in JSON. */
function asJson(value: unknown): unknown {
  return isRecord(value) && typeof value['toJSON'] === 'function' ? value['toJSON']() : value;
}

/** Makes text well-formed. Values that JSON cannot represent become null in an array. */
function asElement(value: unknown): unknown {
  const element = asJson(value);
  if (typeof element === 'string') return element.toWellFormed();
  return typeof element === 'object' || isScalar(element) ? element : null;
}

function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
