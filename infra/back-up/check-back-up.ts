import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkData, type DataCheck } from './check-data.ts';
import { hashOf } from './hashed-copy.ts';
import { type Manifest, readManifest } from './manifest.ts';

/**
 * Opens a back-up as a restore would, without touching it: every byte by its hash, and the log to its head. Throws
 * StartupError for what is none.
 */
export async function checkBackUp(folder: string): Promise<{ manifest: Manifest; check: DataCheck }> {
  const manifest = readManifest(folder);
  const wrong = await wrongFiles(folder, manifest);
  const check = await checkData(folder, {
    parts: { log: manifest.log !== null, privateData: manifest.privateData },
    kept: 'at rest',
  });
  const { log } = check;
  const isWhole = manifest.log === null || (log?.head === manifest.log.head && log.events === manifest.log.events);
  const known = new Set(manifest.missing);
  return {
    manifest,
    check: {
      ...check,
      missing: check.missing.filter((name) => !known.has(name)),
      problems: [
        ...wrong,
        ...check.problems,
        ...(isWhole ? [] : [`The log ends at ${log?.head ?? 0}, and should at ${manifest.log?.head}.`]),
      ],
    },
  };
}

async function wrongFiles(folder: string, { files }: Manifest): Promise<string[]> {
  const wrong: string[] = [];
  for (const { path, bytes, sha256 } of files) {
    const file = join(folder, path);
    if (!existsSync(file)) wrong.push(`${path} is not there.`);
    else if ((await hashOf(file)).sha256 !== sha256)
      wrong.push(`${path} is damaged: its ${bytes} bytes are not what was backed up.`);
  }
  return wrong;
}
