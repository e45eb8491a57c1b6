import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkData, type DataCheck } from './check-data.ts';
import { hashOf } from './hashed-copy.ts';
import { type Manifest, readManifest } from './manifest.ts';

/**
 * Checks a back-up without changing it: compares the hash of every file and reads the log to its head. Throws
 * StartupError if the folder is not a back-up.
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
        ...(isWhole ? [] : [`The log ends at position ${log?.head ?? 0} instead of ${manifest.log?.head}.`]),
      ],
    },
  };
}

async function wrongFiles(folder: string, { files }: Manifest): Promise<string[]> {
  const wrong: string[] = [];
  for (const { path, bytes, sha256 } of files) {
    const file = join(folder, path);
    if (!existsSync(file)) wrong.push(`${path} is missing.`);
    else if ((await hashOf(file)).sha256 !== sha256)
      wrong.push(`${path} is damaged: its ${bytes} bytes differ from the manifest.`);
  }
  return wrong;
}
