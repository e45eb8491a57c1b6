import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { hashOf } from './hashed-copy.ts';

const Description = z.object({ sha256: z.optional(z.string()) });
const folderForm = /^[0-9a-f]{2}$/;

/** The ids of the files that are whole in a folder of stored files (infra/files/local-files.ts), by their descriptions. */
export function storedIds(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const folders = readdirSync(folder).filter((name) => folderForm.test(name));
  return folders.flatMap((name) =>
    readdirSync(join(folder, name))
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -'.json'.length)),
  );
}

export function pathsOf(id: string): string[] {
  return [join(id.slice(0, 2), id), join(id.slice(0, 2), `${id}.json`)];
}

/**
 * Whether each file has its bytes, and the ones that it had when it was stored where that is known: older ones were
 * stored without their hash.
 */
export async function checkFiles(folder: string): Promise<{ ids: Set<string>; problems: string[] }> {
  const ids = storedIds(folder);
  const problems: string[] = [];
  for (const id of ids) {
    const wrong = await whatIsWrong(join(folder, id.slice(0, 2), id));
    if (wrong !== null) problems.push(`The stored file ${join(folder, id.slice(0, 2), id)} ${wrong}.`);
  }
  return { ids: new Set(ids), problems };
}

async function whatIsWrong(path: string): Promise<string | null> {
  const description = z.safeParse(Description, parsed(path));
  if (!description.success) return 'has a damaged description';
  if (!existsSync(path) || !statSync(path).isFile()) return 'has a description, and no bytes';
  const { sha256 } = description.data;
  return sha256 === undefined || (await hashOf(path)).sha256 === sha256
    ? null
    : 'is damaged: it has other bytes than when it was stored';
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(`${path}.json`, 'utf8'));
  } catch {
    return undefined;
  }
}
