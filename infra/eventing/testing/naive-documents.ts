import type { Condition, FindOptions, Scalar, Where, Write } from '../documents/port.ts';

type Held = { position: number; document: unknown };

/**
 * A simple reference implementation of the documents port: a map, filters and a sort. Adapters are compared with it.
 * Compares texts as well-formed ones.
 */
export function naiveDocuments() {
  const held = new Map<string, Held>();

  function apply({ id: given, document, position, ifPosition }: Write): boolean {
    const id = given.toWellFormed();
    if ((held.get(id)?.position ?? 'none') !== ifPosition) return false;
    if (document === null) held.delete(id);
    else held.set(id, { position, document: JSON.parse(JSON.stringify(document)) });
    return true;
  }

  function matching(where: Where = {}): [string, Held][] {
    return [...held].filter(([id, { document }]) =>
      Object.entries(where).every(([field, condition]) => matches(asked(id, document, field), condition)),
    );
  }

  return {
    write: (writes: readonly Write[]) => writes.map(apply),
    count: (where?: Where) => matching(where).length,
    positionOf: (id: string) => held.get(id.toWellFormed())?.position ?? ('none' as const),
    get(given: string) {
      const id = given.toWellFormed();
      const found = held.get(id);
      return found && { id, ...found };
    },
    find({ where, sort = [], skip = 0, limit = Infinity }: FindOptions) {
      const sorted = matching(where).toSorted(([idA, a], [idB, b]) => {
        for (const [field, direction] of sort) {
          const order = compare(scalar(asked(idA, a.document, field)), scalar(asked(idB, b.document, field)));
          if (order !== 0) return direction === 'asc' ? order : -order;
        }
        return compare(idA, idB);
      });
      return sorted.slice(skip, skip + limit).map(([id, { position, document }]) => ({ id, position, document }));
    },
  };
}

function asked(id: string, document: unknown, field: string): unknown {
  return field === 'id' ? id : at(document, field);
}

function at(document: unknown, field: string): unknown {
  return field.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), document);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function scalar(value: unknown): Scalar {
  if (typeof value === 'string') return value.toWellFormed();
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function matches(value: unknown, condition: Condition): boolean {
  if ('has' in condition) return Array.isArray(value) && value.some((element) => isSame(element, condition.has));
  const present = scalar(value);
  if ('eq' in condition) return present === scalar(condition.eq);
  if ('in' in condition) return condition.in.map(scalar).includes(present);
  return (['gt', 'gte', 'lt', 'lte'] as const).every((key) => {
    const bound = condition[key];
    if (bound === undefined) return true;
    if (kind(bound) !== kind(present)) return false;
    const order = compare(present, bound);
    return (key.startsWith('gt') ? order > 0 : order < 0) || (key.endsWith('e') && order === 0);
  });
}

/** An object is not a scalar and equals no value. */
function isSame(element: unknown, wanted: Scalar): boolean {
  return element === wanted || (typeof element === 'string' && scalar(element) === scalar(wanted));
}

/** null < numbers < strings < booleans. */
function kind(value: Scalar): number {
  return value === null ? 0 : { number: 1, string: 2, boolean: 3 }[typeof value as 'number' | 'string' | 'boolean'];
}

function compare(a: Scalar, b: Scalar): number {
  if (kind(a) !== kind(b)) return kind(a) - kind(b);
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return Number(a) - Number(b);
}
