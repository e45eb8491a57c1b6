import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StartupError } from '../eventing/resilience/startup-error.ts';

const Manifest = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  /** null where a server keeps the log. */
  log: z.nullable(z.object({ id: z.string(), origin: z.string(), events: z.int(), head: z.int() })),
  /** False where MongoDB keeps them. */
  privateData: z.boolean(),
  /** Files and documents that events named and that were not there when it was taken, either. */
  missing: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof Manifest>;

export const MANIFEST = 'manifest.json';

/** Throws StartupError where there is none, or where it can't be read. */
export function readManifest(folder: string): Manifest {
  try {
    return z.parse(Manifest, JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')));
  } catch (cause) {
    const reason =
      cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
        ? 'it has no manifest.json'
        : 'its manifest.json is damaged';
    throw new StartupError(`${folder} is not a back-up that npm run backup has made (${reason}).`, { cause });
  }
}
