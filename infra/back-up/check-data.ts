import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineConfig } from '../service/config.ts';
import { checkFiles } from './check-files.ts';
import { checkLog, type LogCheck } from './check-log.ts';
import { checkPrivateData, type PrivateCheck } from './check-private-data.ts';
import type { DatabaseUse } from './open-database.ts';

/** The parts stored in the folder rather than on a server. */
export type Parts = { log: boolean; privateData: boolean };

export type DataCheck = {
  log: LogCheck | null;
  files: number;
  documents: number;
  /** Files and documents that events name and that do not exist. */
  missing: string[];
  problems: string[];
};

export function partsOf({ eventStoreUrl, mongoUrl }: Pick<EngineConfig, 'eventStoreUrl' | 'mongoUrl'>): Parts {
  return { log: eventStoreUrl === null, privateData: mongoUrl === null };
}

/** Checks all data in a folder that cannot be rebuilt. */
export async function checkData(
  folder: string,
  { parts, kept }: { parts: Parts; kept: DatabaseUse },
): Promise<DataCheck> {
  // The log names the other parts, so it is read first: files added during the check are then not reported as missing.
  const problems: string[] = [];
  const log = parts.log ? part(folder, 'events.db', problems, (file) => checkLog(file, kept)) : null;
  const privateData = parts.privateData
    ? part(folder, 'private.db', problems, (file) => checkPrivateData(file, kept))
    : null;
  const [pictures, documents] = [
    await checkFiles(join(folder, 'files')),
    await checkFiles(join(folder, 'private-files')),
  ];
  problems.push(
    ...(log?.problems ?? []),
    ...(privateData?.problems ?? []),
    ...pictures.problems,
    ...documents.problems,
  );
  return {
    log,
    files: pictures.ids.size,
    documents: documents.ids.size,
    missing: missingOf({ log, privateData, pictures: pictures.ids, documents: documents.ids }),
    problems,
  };
}

function part<Check>(folder: string, name: string, problems: string[], check: (file: string) => Check): Check | null {
  const file = join(folder, name);
  if (existsSync(file)) return check(file);
  problems.push(`No ${name} found in ${folder}.`);
  return null;
}

type Found = {
  log: LogCheck | null;
  privateData: PrivateCheck | null;
  pictures: ReadonlySet<string>;
  documents: ReadonlySet<string>;
};

/** A document from before 2026-11-23 may still be stored among the pictures, under the id that its event names. */
function missingOf({ log, privateData, pictures, documents }: Found): string[] {
  const named = log?.named ?? { pictures: new Map<string, string>(), documents: new Map<string, string>() };
  const isThere = (document: string) =>
    pictures.has(document) || documents.has(privateData?.documents.get(document) ?? '');
  return [
    ...[...named.pictures]
      .filter(([id]) => !pictures.has(id) && !named.documents.has(id))
      .map(([id, stream]) => `file ${id} of ${stream}`),
    ...(privateData
      ? [...named.documents].filter(([id]) => !isThere(id)).map(([id, stream]) => `document ${id} of ${stream}`)
      : []),
  ];
}
