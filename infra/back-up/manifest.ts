import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StartupError } from '../eventing/resilience.ts';

const Manifest = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  /** Null if a server stores the log. */
  log: z.nullable(z.object({ id: z.string(), origin: z.string(), events: z.int(), head: z.int() })),
  /** False if MongoDB stores it. */
  privateData: z.boolean(),
  /** Files and documents that events name and that were already missing when the back-up was made. */
  missing: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof Manifest>;

export const MANIFEST = 'manifest.json';

/** Throws StartupError if the manifest is missing or unreadable. */
export function readManifest(folder: string): Manifest {
  try {
    return z.parse(Manifest, JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')));
  } catch (cause) {
    const reason =
      cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
        ? 'it has no manifest.json'
        : 'its manifest.json is damaged';
    throw new StartupError(`${folder} is not a back-up made by npm run backup (${reason}).`, { cause });
  }
}
