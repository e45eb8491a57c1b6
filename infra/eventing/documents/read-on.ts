import { ID } from './declared-fields.ts';
import { boundsAfter, type Rule } from './page-bounds.ts';
import type { Condition, Documents, FindOptions, Scalar, Stored, Where } from './port.ts';

type Reads = Pick<Documents, 'find' | 'count'>;
type Read = { next: number; last: Stored<unknown> };

/**
 * Documents for a caller that reads lists page by page to the end: each page starts after the previous one's last
 * document instead of skipping, and each total is counted once.
 */
export function readOn<D extends Reads>(documents: D): D {
  const lists = new Map<string, Read>();
  const counts = new Map<string, Promise<number>>();

  async function find<Document>(collection: string, options: FindOptions = {}): Promise<Stored<Document>[]> {
    const { where = {}, sort = [], skip = 0, limit } = options;
    if (limit === undefined) return documents.find<Document>(collection, options);
    const key = JSON.stringify([collection, where, sort]);
    const read = lists.get(key);
    const isNext = skip > 0 && read?.next === skip && canReadOn(where, sort);
    const found = isNext
      ? await findAfter<Document>(documents, collection, { where, sort, limit, last: read.last })
      : await documents.find<Document>(collection, options);
    const last = found.at(-1);
    if (last) lists.set(key, { next: skip + found.length, last });
    return found;
  }

  function count(collection: string, where: Where = {}): Promise<number> {
    const key = JSON.stringify([collection, where]);
    const counted = counts.get(key) ?? documents.count(collection, where);
    counts.set(key, counted);
    return counted;
  }

  return { ...documents, find, count };
}

type After = { where: Where; sort: readonly Rule[]; limit: number; last: Stored<unknown> };

async function findAfter<D>(
  documents: Reads,
  collection: string,
  { where, sort, limit, last }: After,
): Promise<Stored<D>[]> {
  const atId = sort.findIndex(([field]) => field === ID);
  const rules: readonly Rule[] = atId < 0 ? [...sort, [ID, 'asc']] : sort.slice(0, atId + 1);
  const values = rules.map(([field]) => (field === ID ? last.id : scalarAt(last.document, field)));
  const found: Stored<D>[] = [];
  for (const bound of boundsAfter(rules, values)) {
    const within = found.length < limit ? narrowedTo(where, bound) : null;
    if (within)
      found.push(...(await documents.find<D>(collection, { where: within, sort, limit: limit - found.length })));
  }
  return found;
}

/** A field allows one condition: a field that is sorted and filtered needs a range. */
function canReadOn(where: Where, sort: readonly Rule[]): boolean {
  return sort.every(([field]) => !where[field] || isRange(where[field]));
}

type Range = { gt?: Scalar; gte?: Scalar; lt?: Scalar; lte?: Scalar };

function isRange(condition: Condition): condition is Range {
  return !('eq' in condition) && !('in' in condition) && !('has' in condition);
}

/** null: the ranges do not overlap. */
function narrowedTo(where: Where, bound: Where): Where | null {
  const both: Where = { ...where };
  for (const [field, condition] of Object.entries(bound)) {
    const own = where[field];
    const narrowed = own && isRange(own) ? narrowedRange(own, condition) : condition;
    if (!narrowed) return null;
    both[field] = narrowed;
  }
  return both;
}

/** Narrows a bound that starts at a value of the own range. null for a bound on another type, which the range excludes. */
function narrowedRange(own: Range, bound: Condition): Condition | null {
  const kind = typeof Object.values(own)[0];
  if (!isRange(bound)) return 'eq' in bound && typeof bound.eq === kind ? bound : null;
  if (typeof Object.values(bound)[0] !== kind) return null;
  if (bound.gt !== undefined) return { gt: bound.gt, ...onlyEnds(own, 'lt', 'lte') };
  return bound.lt === undefined ? null : { ...bound, ...onlyEnds(own, 'gt', 'gte'), lt: bound.lt };
}

function onlyEnds(own: Range, ...ends: (keyof Range)[]): Range {
  return Object.fromEntries(ends.filter((end) => own[end] !== undefined).map((end) => [end, own[end]]));
}

function scalarAt(document: unknown, path: string): Scalar {
  const value = path
    .split('.')
    .reduce<unknown>(
      (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : null),
      document,
    );
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
