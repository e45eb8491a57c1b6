import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

/**
 * What a process holds: memory that is resident, with everything native (buffers, hashing, pictures, workers), and open
 * files and sockets.
 */
export type Holding = { megabytes: number; descriptors: number };

/** What the server is started with so that `collectGarbage` works. */
export const collecting = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'collect-garbage.mjs')).href}`,
};

const COLLECTED_WITHIN_MS = 400;

/** From the kernel: asking costs the server nothing. */
export function holdingOf(pid: number): Holding {
  return { megabytes: residentMegabytes(pid), descriptors: readdirSync(`/proc/${pid}/fd`).length };
}

export function residentMegabytes(pid: number): number {
  const kilobytes = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+) kB/m)?.[1];
  return Number(kilobytes) / 1024;
}

/** Twice: what is only let go of by the first is freed by the second. */
export async function collectGarbage(pid: number): Promise<void> {
  for (let time = 0; time < 2; time++) {
    process.kill(pid, 'SIGUSR2');
    await pause(COLLECTED_WITHIN_MS);
  }
}
