import { randomBytes } from 'node:crypto';

/** 128 random bits, so that an id cannot be guessed. */
export function newFileId(): string {
  return randomBytes(16).toString('hex');
}

/** Matches ids, including those from before 2026-11-26 (UUIDs). */
export const FILE_ID = '[0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
