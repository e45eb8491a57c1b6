import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { hashOf } from './hashed-copy.ts';

const Description = z.object({ sha256: z.optional(z.string()) });
const folderForm = /^[0-9a-f]{2}$/;

/** Ids of the complete files in a store folder (infra/files/local-files.ts): those with a description. */
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

/** Checks that each file exists and matches the hash of its description. Older descriptions have no hash. */
export async function checkFiles(folder: string): Promise<{ ids: Set<string>; problems: string[] }> {
  const ids = storedIds(folder);
  const problems: string[] = [];
  for (const id of ids) {
    const problem = await problemOf(join(folder, id.slice(0, 2), id));
    if (problem !== null) problems.push(`The stored file ${join(folder, id.slice(0, 2), id)} ${problem}.`);
  }
  return { ids: new Set(ids), problems };
}

async function problemOf(path: string): Promise<string | null> {
  const description = z.safeParse(Description, parsed(path));
  if (!description.success) return 'has a damaged description';
  if (!existsSync(path) || !statSync(path).isFile()) return 'has a description but no content';
  const { sha256 } = description.data;
  return sha256 === undefined || (await hashOf(path)).sha256 === sha256
    ? null
    : 'is damaged: its content has changed since it was stored';
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(`${path}.json`, 'utf8'));
  } catch {
    return undefined;
  }
}
