/**
 * Ids of this browser's requests and records. Time-ordered, as the server's are (docs/decisions/time-ordered-ids.md),
 * and available without TLS, unlike crypto.randomUUID.
 */
export { v7 as newId } from 'uuid';
