import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineConfig } from '../service/config.ts';
import { checkFiles } from './check-files.ts';
import { checkLog, type LogCheck } from './check-log.ts';
import { checkPrivateData, type PrivateCheck } from './check-private-data.ts';
import type { Kept } from './open-database.ts';

/** Which parts lie in the folder, and not on a server. */
export type Parts = { log: boolean; privateData: boolean };

export type DataCheck = {
  log: LogCheck | null;
  files: number;
  documents: number;
  /** Files and documents that events name and that are not there. */
  missing: string[];
  problems: string[];
};

export function partsOf({ eventStoreUrl, mongoUrl }: Pick<EngineConfig, 'eventStoreUrl' | 'mongoUrl'>): Parts {
  return { log: eventStoreUrl === null, privateData: mongoUrl === null };
}

/** Looks through all that a folder keeps that nothing can rebuild. */
export async function checkData(folder: string, { parts, kept }: { parts: Parts; kept: Kept }): Promise<DataCheck> {
  // In the order in which the parts name one another: what comes in meanwhile is named by none that was read before.
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
  problems.push(`There is no ${name} in ${folder}.`);
  return null;
}

type Found = {
  log: LogCheck | null;
  privateData: PrivateCheck | null;
  pictures: ReadonlySet<string>;
  documents: ReadonlySet<string>;
};

/** A document of before 2026-11-23 may still lie among the pictures, under the id that its event names. */
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
