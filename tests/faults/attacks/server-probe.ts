import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

/**
 * The resources of a process: resident memory, including native memory (buffers, hashing, pictures, workers), and open
 * files and sockets.
 */
export type Holding = { megabytes: number; descriptors: number };

/** The flags with which the server must start for `collectGarbage`. */
export const collecting = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'collect-garbage.mjs')).href}`,
};

const COLLECTED_WITHIN_MS = 400;

/** Read from the kernel, without cost for the server. */
export function resourcesOf(pid: number): Holding {
  return { megabytes: residentMegabytes(pid), descriptors: readdirSync(`/proc/${pid}/fd`).length };
}

export function residentMegabytes(pid: number): number {
  const kilobytes = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+) kB/m)?.[1];
  return Number(kilobytes) / 1024;
}

/** Twice: the second run frees what the first one finalised. */
export async function collectGarbage(pid: number): Promise<void> {
  for (let time = 0; time < 2; time++) {
    process.kill(pid, 'SIGUSR2');
    await pause(COLLECTED_WITHIN_MS);
  }
}
