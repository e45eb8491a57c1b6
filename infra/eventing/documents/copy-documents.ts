import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { CollectionSchema, Documents, Stored } from './port.ts';
import { openSqliteDocuments } from './sqlite/sqlite-documents.ts';

const Declared = z.array(z.object({ collection: z.string(), schema: z.string() }));
const Schema = z.object({
  fields: z.array(z.string()),
  arrays: z.array(z.string()),
  numbered: z.optional(z.boolean()),
});
const PAGE = 500;

export type CopiedCollection = { name: string; documents: number; hash: string };

/**
 * Copies all documents of a SQLite file and compares both sides by count and hash. Can be repeated; copied documents
 * stay. Throws if the sides differ at the end. No process may write to either side meanwhile.
 */
export async function copyDocuments({ file, to }: { file: string; to: Documents }): Promise<CopiedCollection[]> {
  const from = await openSqliteDocuments({ file, durable: true });
  try {
    const copied: CopiedCollection[] = [];
    for (const schema of declaredIn(file)) copied.push(await copyCollection(schema, from, to));
    return copied;
  } finally {
    await from.close();
  }
}

function declaredIn(file: string): CollectionSchema[] {
  const database = new DatabaseSync(file);
  try {
    const present = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'declarations'").get();
    const rows = present
      ? Declared.parse(database.prepare('SELECT collection, schema FROM declarations ORDER BY collection').all())
      : [];
    return rows.map(({ collection, schema }) => ({ name: collection, ...Schema.parse(JSON.parse(schema)) }));
  } finally {
    database.close();
  }
}

async function copyCollection(schema: CollectionSchema, from: Documents, to: Documents): Promise<CopiedCollection> {
  const { name } = schema;
  await from.ensure(schema);
  await to.ensure(schema);
  for await (const page of pagesOf(name, from)) {
    await to.write(
      page.map(({ id, position, document }) => ({ collection: name, id, position, document, ifPosition: 'none' })),
    );
  }
  const [here, there] = [await summaryOf(name, from), await summaryOf(name, to)];
  if (here.hash !== there.hash)
    throw new Error(
      `The copy of ${name} differs: ${here.documents} documents in the source, ${there.documents} in the copy. ` +
        'Copy into an unused database.',
    );
  return here;
}

async function summaryOf(name: string, documents: Documents): Promise<CopiedCollection> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const page of pagesOf(name, documents)) {
    for (const { id, position, document } of page) hash.update(`${JSON.stringify([id, position, document])}\n`);
    count += page.length;
  }
  return { name, documents: count, hash: hash.digest('hex') };
}

/** In id order, which is the same in every store. */
async function* pagesOf(name: string, documents: Documents): AsyncGenerator<Stored<object>[]> {
  for (let skip = 0; ; skip += PAGE) {
    const page = await documents.find<object>(name, { skip, limit: PAGE });
    yield page;
    if (page.length < PAGE) return;
  }
}
