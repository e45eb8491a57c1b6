import { closeSync, openSync, writeSync } from 'node:fs';

const PAGE_BYTES = 4096;

/** Overwrites the beginning of a page of a SQLite file with invalid bytes, as a defective disk would. */
export function damagePage(file: string, page = 5): void {
  overwrite(file, (page - 1) * PAGE_BYTES, Buffer.alloc(64, 0xff));
}

export function overwrite(file: string, at: number, bytes: Uint8Array): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, bytes, 0, bytes.length, at);
  closeSync(descriptor);
}
