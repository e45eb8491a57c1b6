/**
 * Ids begin with the time (UUID versions 7 and 8, RFC 9562), so that ids created together are adjacent in every
 * index; random ids would each touch another page (docs/decisions/time-ordered-ids.md).
 */
import { hash, randomUUIDv7 } from 'node:crypto';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** A UUIDv7: later ids sort later (docs/decisions/time-ordered-ids.md). */
export function newId(): string {
  return randomUUIDv7();
}

/**
 * An id derived from another id, or from any text that its sender chose. It is always the same, so that a retry finds
 * the result of the first attempt. It starts with the time of the id that it derives from.
 */
export function derivedId(name: string, from: string): string {
  const digest = hash('sha256', `${from}\0${name}`);
  const begin = uuid.test(from) ? from.slice(0, 13) : `${digest.slice(18, 26)}-${digest.slice(26, 30)}`;
  return `${begin}-8${digest.slice(0, 3)}-8${digest.slice(3, 6)}-${digest.slice(6, 18)}`;
}
