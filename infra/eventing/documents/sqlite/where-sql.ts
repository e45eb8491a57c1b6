import { limitParameter } from '../../sqlite-files/limit-parameter.ts';
import type { CollectionSchema, Condition, FindOptions, Scalar, Where } from '../port.ts';
import { arraysTable, column, documentsTable, toStoredId } from './collection-tables.ts';
import { assertArray, assertField, ID } from '../declared-fields.ts';
import { exactNumber } from './exact-number.ts';
import { type StoredValue, toStored, toStoredElement } from './stored-values.ts';

export type Query = { sql: string; parameters: StoredValue[] };

/** The SQL of a find. Throws when a field is not declared: such a query would read the whole collection. */
export function findQuery(schema: CollectionSchema, options: FindOptions): Query {
  const { sql, parameters } = whereClause(schema, options.where ?? {});
  const rules = (options.sort ?? []).map(
    ([field, direction]) => `${askedOf(schema, field).name} ${direction === 'desc' ? 'DESC' : 'ASC'}`,
  );
  const order = [...rules, `${ID} ASC`].join(', ');
  return {
    sql:
      `SELECT id, position, body FROM ${documentsTable(schema.name)}${sql} ` +
      `ORDER BY ${order} LIMIT ${limitParameter} OFFSET ${limitParameter}`,
    parameters: [...parameters, options.limit ?? -1, options.skip ?? 0],
  };
}

export function countQuery(schema: CollectionSchema, where: Where): Query {
  const { sql, parameters } = whereClause(schema, where);
  return { sql: `SELECT count(*) FROM ${documentsTable(schema.name)}${sql}`, parameters };
}

export function whereClause(schema: CollectionSchema, where: Where): Query {
  const parts = Object.entries(where).map(([field, condition]) => conditionQuery(schema, field, condition));
  if (parts.length === 0) return { sql: '', parameters: [] };
  return {
    sql: ` WHERE ${parts.map((part) => part.sql).join(' AND ')}`,
    parameters: parts.flatMap((part) => part.parameters),
  };
}

function conditionQuery(schema: CollectionSchema, field: string, condition: Condition): Query {
  if ('has' in condition) return hasQuery(schema, field, condition.has);
  const asked = askedOf(schema, field);
  if ('eq' in condition) return { sql: `${asked.name} IS ?`, parameters: [asked.stored(condition.eq)] };
  if ('in' in condition) return inQuery(asked, condition.in);
  return rangeQuery(asked, condition);
}

/** A queried column, and the stored form of its values. */
type Asked = {
  name: string;
  stored: (value: Scalar) => StoredValue;
  /** All its values have the same type. */
  oneKind: boolean;
};

function askedOf(schema: CollectionSchema, field: string): Asked {
  assertField(schema, field);
  if (field !== ID) return { name: column(field), stored: toStored, oneKind: false };
  return { name: ID, stored: (id) => (typeof id === 'string' ? toStoredId(schema, id) : null), oneKind: true };
}

function hasQuery(schema: CollectionSchema, field: string, value: Scalar): Query {
  assertArray(schema, field);
  return {
    sql: `id IN (SELECT id FROM ${arraysTable(schema.name)} WHERE field = ? AND value = ?)`,
    parameters: [field, toStoredElement(value)],
  };
}

/**
 * Maximum number of list values passed as single parameters: a statement may have 32,766 in all conditions together.
 */
const MARKED_VALUES = 2_048;

function inQuery({ name, stored }: Asked, values: readonly Scalar[]): Query {
  const present = values.map(stored).filter((value) => value !== null);
  const { sql, parameters } = present.length <= MARKED_VALUES ? markedList(name, present) : longList(name, present);
  return { sql: present.length < values.length ? `(${sql} OR ${name} IS NULL)` : sql, parameters };
}

function markedList(name: string, values: StoredValue[]): Query {
  return { sql: `${name} IN (${paddedMarks(values.length)})`, parameters: padded(values) };
}

/**
 * A list of any length as two JSON parameters. Numbers are passed as text, because SQLite does not parse every JSON
 * number exactly. There are only two booleans, and JSON has no blobs.
 */
function longList(name: string, values: readonly StoredValue[]): Query {
  const texts = values.filter((value) => typeof value === 'string').map((text) => text.toWellFormed());
  const numbers = values.filter((value) => typeof value === 'number').map(String);
  const blobs = new Map(values.flatMap((value) => (value instanceof Uint8Array ? [[value[0], value]] : [])));
  const { sql, parameters } = markedList(name, [...blobs.values()]);
  return {
    sql:
      `(${name} IN (SELECT value FROM json_each(?)) ` +
      `OR ${name} IN (SELECT ${exactNumber}(value) FROM json_each(?)) OR ${sql})`,
    parameters: [JSON.stringify(texts), JSON.stringify(numbers), ...parameters],
  };
}

/** Lists grow to a power of two by repeating their last value, so that a few prepared statements serve all lengths. */
function padded(values: StoredValue[]): StoredValue[] {
  const last = values.at(-1);
  return last === undefined
    ? []
    : [...values, ...Array<StoredValue>(paddedLength(values.length) - values.length).fill(last)];
}

function paddedMarks(length: number): string {
  return length === 0 ? '' : Array(paddedLength(length)).fill('?').join(', ');
}

function paddedLength(length: number): number {
  return 2 ** Math.ceil(Math.log2(length));
}

const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

function rangeQuery(asked: Asked, range: { gt?: Scalar; gte?: Scalar; lt?: Scalar; lte?: Scalar }): Query {
  const parts: Query[] = [];
  for (const key of ['gt', 'gte', 'lt', 'lte'] as const) {
    const bound = range[key];
    if (bound !== undefined) parts.push(boundQuery(asked, key, bound));
  }
  if (parts.length === 0) return { sql: '1', parameters: [] };
  return {
    sql: `(${parts.map((part) => part.sql).join(' AND ')})`,
    parameters: parts.flatMap((part) => part.parameters),
  };
}

/** The bound, and the limit of its type: numbers sort before all texts, texts before all blobs. */
function boundQuery({ name, stored, oneKind }: Asked, key: keyof typeof comparisons, bound: Scalar): Query {
  const value = stored(bound);
  if (value === null) return { sql: key === 'gte' || key === 'lte' ? `${name} IS NULL` : '0', parameters: [] };
  if (oneKind) return { sql: `${name} ${comparisons[key]} ?`, parameters: [value] };
  const upwards = key === 'gt' || key === 'gte';
  return {
    sql: `${name} ${comparisons[key]} ?${upwards ? kindEnd(name, value) : kindStart(name, value)}`,
    parameters: [value],
  };
}

function kindEnd(name: string, value: StoredValue): string {
  if (typeof value === 'number') return ` AND ${name} < ''`;
  return typeof value === 'string' ? ` AND ${name} < x''` : '';
}

function kindStart(name: string, value: StoredValue): string {
  if (typeof value === 'number') return '';
  return typeof value === 'string' ? ` AND ${name} >= ''` : ` AND ${name} >= x''`;
}

/** Number of ids to report: one suffices to rebuild a collection. */
const UNSOUND_NAMED = 20;

export function unsoundQuery({ name }: CollectionSchema, position: number): Query {
  const readable = 'json_valid(body)';
  return {
    sql:
      `SELECT id, position, ${readable} AS readable FROM ${documentsTable(name)} ` +
      `WHERE position > ? OR NOT ${readable} LIMIT ${UNSOUND_NAMED}`,
    parameters: [position],
  };
}
