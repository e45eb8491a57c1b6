import type { SQLOutputValue } from 'node:sqlite';
import { limitParameter } from '../../sqlite-files/limit-parameter.ts';
import { ID } from '../declared-fields.ts';
import type { CollectionSchema, FindOptions } from '../port.ts';
import { column, documentsTable } from './collection-tables.ts';
import type { StoredValue } from './stored-values.ts';
import { type Query, whereClause } from './where-sql.ts';

type Row = Record<string, SQLOutputValue>;
type Run = (query: Query) => Row[];

/** From so many rows down it is worth to look first where the page begins. */
const DEEP = 500;

/**
 * Rows of a page far down a list that is sorted by one field: in an index the store looks up which value the page begins
 * at, and reads no document before it. The order is the same as `findQuery` has it. undefined where that way is closed.
 */
export function findDeepPage(run: Run, schema: CollectionSchema, options: FindOptions): Row[] | undefined {
  const { where = {}, skip = 0, limit } = options;
  const rule = onlyRuleOf(options);
  if (skip < DEEP || limit === undefined || !rule) return undefined;
  const [field, direction] = rule;
  const list = listOf(run, schema, { where: whereClause(schema, where), name: column(field), direction });
  const value = list.valueAt(skip);
  if (value === undefined) return [];
  if (value === null) return undefined;
  const found = list.page(list.from(value), skip - list.countBefore(value), limit);
  // Comparing leaves out what has no value: from the greatest down those come last.
  return direction === 'asc' || found.length === limit
    ? found
    : [...found, ...list.page(list.withoutValue, 0, limit - found.length)];
}

/** Ids are the table's own order, and need no other way. */
function onlyRuleOf({ sort: [rule, ...others] = [] }: FindOptions) {
  return others.length === 0 && rule?.[0] !== ID ? rule : undefined;
}

type Sorted = { where: Query; name: string; direction: 'asc' | 'desc' };

/** One list, asked for in parts. */
function listOf(run: Run, schema: CollectionSchema, { where, name, direction }: Sorted) {
  const isDown = direction === 'desc';
  const order = `${name} ${isDown ? 'DESC' : 'ASC'}`;
  const withoutValue: Query = { sql: `${name} IS NULL`, parameters: [] };

  function ask(what: string, bound: Query, rest: Query): Row[] {
    return run({
      sql: `SELECT ${what} FROM ${documentsTable(schema.name)}${and(where.sql, bound.sql)}${rest.sql}`,
      parameters: [...where.parameters, ...bound.parameters, ...rest.parameters],
    });
  }

  function countOf(bound: Query): number {
    return Number(ask('count(*) AS found', bound, nothing)[0]?.['found']);
  }

  return {
    withoutValue,

    /** undefined beyond the list's end. */
    valueAt(place: number): StoredValue | undefined {
      const rest = { sql: ` ORDER BY ${order} LIMIT 1 OFFSET ${limitParameter}`, parameters: [place] };
      const value = ask(`${name} AS value`, nothing, rest)[0]?.['value'];
      return typeof value === 'bigint' ? Number(value) : value;
    },

    from: (value: StoredValue): Query => ({ sql: `${name} ${isDown ? '<=' : '>='} ?`, parameters: [value] }),

    countBefore(value: StoredValue): number {
      const others = countOf({ sql: `${name} ${isDown ? '>' : '<'} ?`, parameters: [value] });
      return isDown ? others : others + countOf(withoutValue);
    },

    page: (bound: Query, skip: number, limit: number): Row[] =>
      ask('id, position, body', bound, {
        sql: ` ORDER BY ${order}, ${ID} ASC LIMIT ${limitParameter} OFFSET ${limitParameter}`,
        parameters: [limit, skip],
      }),
  };
}

const nothing: Query = { sql: '', parameters: [] };

function and(where: string, bound: string): string {
  if (bound === '') return where;
  return where === '' ? ` WHERE ${bound}` : `${where} AND ${bound}`;
}
