import { ID } from '../declared-fields.ts';
import type { Documents, FindOptions, Stored, Write } from '../port.ts';
import { compareStored, toStored, valueAt } from './stored-values.ts';

/** The store of a document or collection, counted from 0. */
export type Partitioning = {
  /** undefined for a spread collection, whose documents are distributed over the stores. */
  ofCollection(name: string): number | undefined;
  /** The store of a document of a spread collection. */
  ofDocument(collection: string, id: string): number;
};

/** Combines several stores. Writes of one call stay in order within each store. */
export function partitionDocuments(stores: readonly Documents[], division: Partitioning): Documents {
  // Stores treat ids that differ only in lone surrogates as equal, so they must share a store.
  const placeOf = (collection: string, id: string) =>
    division.ofCollection(collection) ?? division.ofDocument(collection, id.toWellFormed());

  function storeAt(place: number): Documents {
    const store = stores[place];
    if (!store) throw new Error(`There is no store ${place}`);
    return store;
  }

  function holding(collection: string): readonly Documents[] {
    const place = division.ofCollection(collection);
    return place === undefined ? stores : [storeAt(place)];
  }

  async function findSpread<D>(
    collection: string,
    { sort = [], skip = 0, limit = Infinity, where }: FindOptions,
  ): Promise<Stored<D>[]> {
    const enough = { ...(where && { where }), sort, ...(limit !== Infinity && { limit: skip + limit }) };
    const found = (await Promise.all(stores.map((store) => store.find<D>(collection, enough)))).flat();
    return found.toSorted(inOrder(sort)).slice(skip, skip + limit);
  }

  async function writeApart(writes: readonly Write[], places: readonly number[]): Promise<boolean[]> {
    const outcomes: boolean[] = [];
    for (const place of new Set(places)) {
      const mine = [...places.keys()].filter((index) => places[index] === place);
      const written = await storeAt(place).write(mine.flatMap((index) => writes[index] ?? []));
      for (const [n, index] of mine.entries()) outcomes[index] = written[n] === true;
    }
    return outcomes;
  }

  return {
    async ensure(schema, options) {
      await Promise.all(holding(schema.name).map((store) => store.ensure(schema, options)));
    },
    get: async (collection, id) => storeAt(placeOf(collection, id)).get(collection, id),
    async getMany<D>(collection: string, ids: readonly string[]) {
      const [only, ...more] = holding(collection);
      if (only && more.length === 0) return only.getMany<D>(collection, ids);
      const found = await Promise.all(ids.map((id) => storeAt(placeOf(collection, id)).get<D>(collection, id)));
      return found.filter((one) => one !== undefined);
    },
    async find<D>(collection: string, options: FindOptions = {}) {
      const [only, ...more] = holding(collection);
      return only && more.length === 0 ? only.find<D>(collection, options) : findSpread<D>(collection, options);
    },
    async count(collection, where) {
      const counts = await Promise.all(holding(collection).map((store) => store.count(collection, where)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    async write(writes) {
      const places = writes.map(({ collection, id }) => placeOf(collection, id));
      const [first = 0] = places;
      return places.every((place) => place === first) ? storeAt(first).write(writes) : writeApart(writes, places);
    },
    async unsound(collection, position) {
      return (await Promise.all(holding(collection).map((store) => store.unsound(collection, position)))).flat();
    },
    async drop(collection) {
      await Promise.all(holding(collection).map((store) => store.drop(collection)));
    },
    async close() {
      for (const store of stores) await store.close();
    },
  };
}

type InOrder = (one: Stored<unknown>, other: Stored<unknown>) => number;

/** The order of every store: by the rules, then by ascending id. */
function inOrder(sort: NonNullable<FindOptions['sort']>): InOrder {
  const rules = [...sort, [ID, 'asc'] as const].map(([field, direction]) => ({
    valueOf: sortedBy(field),
    sign: direction === 'asc' ? 1 : -1,
  }));
  return (one, other) => {
    for (const { valueOf, sign } of rules) {
      const order = compareStored(valueOf(one), valueOf(other));
      if (order !== 0) return sign * order;
    }
    return 0;
  };
}

function sortedBy(field: string) {
  const path = field.split('.');
  return ({ id, document }: Stored<unknown>) => toStored(field === ID ? id : valueAt(document, path));
}
