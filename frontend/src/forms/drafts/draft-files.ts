import type * as keyval from 'idb-keyval';

/** Content of unsent files by id: in IndexedDB, or in memory if that is blocked or full. */
const inMemory = new Map<string, File>();

export const draftFiles = {
  hold(id: string, file: File): void {
    inMemory.set(id, file);
    void stored(({ set }, store) => set(id, file, store));
  },
  async read(id: string): Promise<Blob | null> {
    const held = inMemory.get(id) ?? (await stored(({ get }, store) => get<unknown>(id, store)));
    return held instanceof Blob ? held : null;
  },
  drop(id: string): void {
    inMemory.delete(id);
    void stored(({ del }, store) => del(id, store));
  },
  /** Deletes files that no draft refers to, such as after a closed tab. */
  async sweep(isKnown: (id: string) => boolean): Promise<void> {
    await stored(async ({ keys, delMany }, store) => {
      const ids = await keys<string>(store);
      await delMany(
        ids.filter((id) => !isKnown(id)),
        store,
      );
    });
  },
  async clear(): Promise<void> {
    inMemory.clear();
    await stored(({ clear }, store) => clear(store));
  },
};

type Database = typeof keyval;
type Store = ReturnType<Database['createStore']>;

let opened: Promise<[Database, Store]> | undefined;

/** Opens the database with the first file; returns null without IndexedDB. */
async function stored<Result>(step: (database: Database, store: Store) => Promise<Result>): Promise<Result | null> {
  try {
    opened ??= import('idb-keyval').then((database) => [database, database.createStore('suki', 'files')]);
    return await step(...(await opened));
  } catch {
    return null;
  }
}
