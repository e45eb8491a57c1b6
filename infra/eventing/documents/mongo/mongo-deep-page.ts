import type { Collection, Filter } from 'mongodb';
import { ID } from '../declared-fields.ts';
import { boundsBefore, boundsBetween, type Rule, type RuleValues, rulesOfDeepPage } from '../page-bounds.ts';
import type { CollectionSchema, FindOptions, Scalar, Where } from '../port.ts';
import { keyPath, type MongoDocument, textOf } from './mongo-keys.ts';
import { mongoFilter, mongoSort } from './where-mongo.ts';

type Read = Pick<MongoDocument, '_id' | 'position' | 'body'>;

/**
 * Documents of a page far down a list, found by their values: MongoDB would read every skipped document. undefined if
 * the page is read directly.
 */
export async function findDeepPage(
  collection: Collection<MongoDocument>,
  schema: CollectionSchema,
  options: FindOptions,
): Promise<Read[] | undefined> {
  const rules = rulesOfDeepPage(options);
  if (!rules) return undefined;
  const { where = {}, skip = 0, limit = 0 } = options;
  const list = listOf(collection, schema, where, rules);
  const values = await list.valuesAt(skip, limit);
  const [first, last] = [values[0], values.at(-1)];
  if (!first || !last) return [];
  const before = await Promise.all(boundsBefore(rules, first).map(list.count));
  // Concurrent writes may have moved the page.
  const ties = Math.max(
    0,
    before.reduce((left, count) => left - count, skip),
  );
  const found: Read[] = [];
  for (const [nth, bound] of boundsBetween(rules, first, last).entries()) {
    if (found.length < limit) found.push(...(await list.page(bound, nth === 0 ? ties : 0, limit - found.length)));
  }
  return found;
}

/** Queries for parts of one list. */
function listOf(collection: Collection<MongoDocument>, schema: CollectionSchema, where: Where, rules: readonly Rule[]) {
  const paths = rules.map(([field]) => (field === ID ? '_id' : keyPath(field)));
  const within = (bound: Where): Filter<MongoDocument> => ({
    $and: [mongoFilter(schema, where), mongoFilter(schema, bound)],
  });

  return {
    /** Reads only an index. None after the end of the list. */
    async valuesAt(skip: number, limit: number): Promise<RuleValues[]> {
      const found = await collection
        .find(mongoFilter(schema, where))
        .sort(Object.fromEntries(rules.map(([, direction], n) => [paths[n], direction === 'desc' ? -1 : 1])))
        .project<Pick<MongoDocument, '_id' | 'keys'>>({ _id: 0, ...Object.fromEntries(paths.map((path) => [path, 1])) })
        .skip(skip)
        .limit(limit)
        .toArray();
      return found.map((document) => paths.map((path) => scalarOf(valueIn(document, path))));
    },

    count: (bound: Where): Promise<number> => collection.countDocuments(within(bound)),

    page: (bound: Where, skip: number, limit: number): Promise<Read[]> =>
      collection
        .find(within(bound))
        .sort(mongoSort(schema, rules))
        .project<Read>({ position: 1, body: 1 })
        .skip(skip)
        .limit(limit)
        .toArray(),
  };
}

function valueIn({ _id, keys = {} }: Partial<Pick<MongoDocument, '_id' | 'keys'>>, path: string): Scalar {
  return path === '_id' ? (_id ?? null) : (keys[path.slice('keys.'.length)] ?? null);
}

/** The stored value as it was written. */
function scalarOf(value: Scalar): Scalar {
  return typeof value === 'string' ? textOf(value) : value;
}
