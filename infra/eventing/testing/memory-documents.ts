import type { Documents, FindOptions, Stored } from '../documents/port.ts';
import { naiveDocuments } from './naive-documents.ts';

/** The documents port in memory, for tests of its callers. Reads return the written value with the caller's type. */
export function memoryDocuments(): Documents {
  const collections = new Map<string, ReturnType<typeof naiveDocuments>>();

  function of(name: string) {
    const collection = collections.get(name) ?? naiveDocuments();
    collections.set(name, collection);
    return collection;
  }

  const found = <D>(name: string, options: FindOptions = {}) => of(name).find(options) as Stored<D>[];
  const get = <D>(name: string, id: string) => of(name).get(id) as Stored<D> | undefined;

  return {
    ensure: async (schema) => void of(schema.name),
    get: async <D>(name: string, id: string) => get<D>(name, id),
    getMany: async <D>(name: string, ids: readonly string[]) => ids.flatMap((id) => get<D>(name, id) ?? []),
    find: async (name, options) => found(name, options),
    count: async (name, where) => of(name).count(where),
    write: async (writes) => writes.flatMap((write) => of(write.collection).write([write])),
    unsound: async (name, position) =>
      found<object>(name)
        .filter((one) => one.position > position)
        .map(({ id, position: at }) => ({ id, position: at, isReadable: true })),
    drop: async (name) => void collections.delete(name),
    close: async () => {},
  };
}
