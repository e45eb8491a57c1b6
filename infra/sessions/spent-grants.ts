import type { CollectionSchema, Documents } from '../eventing/documents.ts';

const schema: CollectionSchema = { name: 'spent-grants', fields: ['keptUntil'] };
/** Longest life of a one-time grant. */
const KEPT_MS = 60 * 60_000;
const FORGOTTEN_AT_ONCE = 100;

export type SpentGrants = {
  /** Whether this was the first use of the grant in any process. `id`: as `SignedGrants.verify` returns it. */
  spend(id: string): Promise<boolean>;
};

/** Records the use of one-time grants. */
export async function openSpentGrants({
  documents,
  now,
}: {
  documents: Pick<Documents, 'ensure' | 'find' | 'write'>;
  now: () => Date;
}): Promise<SpentGrants> {
  await documents.ensure(schema);

  async function forget(): Promise<void> {
    const old = await documents.find(schema.name, {
      where: { keptUntil: { lt: now().toISOString() } },
      limit: FORGOTTEN_AT_ONCE,
    });
    await documents.write(
      old.map(({ id, position }) => ({ collection: schema.name, id, document: null, position, ifPosition: position })),
    );
  }

  return {
    async spend(id) {
      await forget();
      const document = { keptUntil: new Date(now().getTime() + KEPT_MS).toISOString() };
      const [isFirst] = await documents.write([
        { collection: schema.name, id, document, position: 1, ifPosition: 'none' },
      ]);
      return isFirst === true;
    },
  };
}
