import type { FindOptions, Scalar, Stored } from '#infra/eventing/documents.ts';

/** Sort order of a list. */
export type Order = NonNullable<FindOptions['sort']>;

/** The requested order as document fields; default: the list's own order. */
export function orderOf<Name extends string>(
  asked: Name | `-${Name}` | undefined,
  fields: Readonly<Record<Name, string>>,
  usual: Order,
): Order {
  const named = Object.entries<string>(fields).find(([name]) => asked === name || asked === `-${name}`);
  return asked && named ? [[named[1], asked.startsWith('-') ? 'desc' : 'asc']] : usual;
}

/** Sorts merged search results; ties by id, as in the stores. */
export function inOrder<Document extends object>(found: readonly Stored<Document>[], order: Order): Stored<Document>[] {
  return found.toSorted((one, other) => {
    for (const [field, direction] of order) {
      const sign = compared(valueAt(one.document, field), valueAt(other.document, field));
      if (sign !== 0) return direction === 'asc' ? sign : -sign;
    }
    return compared(one.id, other.id);
  });
}

function valueAt(document: object, field: string): Scalar {
  const value = new Map<string, unknown>(Object.entries(document)).get(field);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** null before numbers before strings, as in the stores. */
function compared(one: Scalar, other: Scalar): number {
  if (rank(one) !== rank(other)) return rank(one) - rank(other);
  if (one === other || one === null || other === null) return 0;
  return one < other ? -1 : 1;
}

function rank(value: Scalar): number {
  if (value === null) return 0;
  return typeof value === 'number' ? 1 : 2;
}
