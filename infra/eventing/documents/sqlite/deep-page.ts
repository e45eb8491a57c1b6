import type { SQLOutputValue } from 'node:sqlite';
import { limitParameter } from '../../sqlite-files/limit-parameter.ts';
import { ID } from '../declared-fields.ts';
import { boundsBefore, boundsBetween, type Rule, type RuleValues, rulesOfDeepPage } from '../page-bounds.ts';
import type { CollectionSchema, FindOptions, Scalar, Where } from '../port.ts';
import { column, documentsTable } from './collection-tables.ts';
import { type Query, whereClause } from './where-sql.ts';

type Row = Record<string, SQLOutputValue>;
type Run = (query: Query) => Row[];

/**
 * Rows of a page far down a list, found by their values, so that no document before them is read. The order is that of
 * `findQuery`. undefined if ids are the table's own order.
 */
export function findDeepPage(run: Run, schema: CollectionSchema, options: FindOptions): Row[] | undefined {
  const rules = rulesOfDeepPage(options);
  const { where = {}, skip = 0, limit = 0 } = options;
  if (!rules || rules.some(([field]) => field === ID)) return undefined;
  const list = listOf(run, schema, where, rules);
  const values = list.valuesAt(skip, limit);
  const [first, last] = [values[0], values.at(-1)];
  if (!first || !last) return [];
  const before = boundsBefore(rules, first).reduce((sum, bound) => sum + list.count(bound), 0);
  const found: Row[] = [];
  for (const [nth, bound] of boundsBetween(rules, first, last).entries()) {
    if (found.length < limit) found.push(...list.page(bound, nth === 0 ? skip - before : 0, limit - found.length));
  }
  return found;
}

/** Prepared statements for parts of one list. */
function listOf(run: Run, schema: CollectionSchema, where: Where, rules: readonly Rule[]) {
  const names = rules.map(([field]) => column(field));
  const order = rules.map(([, direction], n) => `${names[n]} ${direction === 'desc' ? 'DESC' : 'ASC'}`).join(', ');
  const table = documentsTable(schema.name);

  function asked(what: string, bound: Where, rest: Query): Query {
    const [within, bounded] = [whereClause(schema, where), whereClause(schema, bound)];
    const and = within.sql === '' ? bounded.sql : bounded.sql.replace(' WHERE', ' AND');
    return {
      sql: `SELECT ${what} FROM ${table}${within.sql}${and}${rest.sql}`,
      parameters: [...within.parameters, ...bounded.parameters, ...rest.parameters],
    };
  }

  const ask = (what: string, bound: Where, rest: Query): Row[] => run(asked(what, bound, rest));

  return {
    /** Reads only an index. None after the end of the list. */
    valuesAt(skip: number, limit: number): RuleValues[] {
      const rows = ask(names.map((name, n) => `${name} AS v${n}`).join(', '), {}, page(order, skip, limit));
      return rows.map((row) => names.map((_, n) => scalarOf(row[`v${n}`] ?? null)));
    },

    count: (bound: Where): number => Number(ask('count(*) AS found', bound, { sql: '', parameters: [] })[0]?.['found']),

    /** Reads only the bodies of the page; skipping and sorting use row numbers. */
    page(bound: Where, skip: number, limit: number): Row[] {
      const ordered = `${order}, ${ID} ASC`;
      const rows = asked('rowid', bound, page(ordered, skip, limit));
      return run({
        sql: `SELECT id, position, body FROM ${table} WHERE rowid IN (${rows.sql}) ORDER BY ${ordered}`,
        parameters: rows.parameters,
      });
    },
  };
}

function page(order: string, skip: number, limit: number): Query {
  return { sql: ` ORDER BY ${order} LIMIT ${limitParameter} OFFSET ${limitParameter}`, parameters: [limit, skip] };
}

/** The stored value as it was written: booleans are stored as blobs. */
function scalarOf(value: SQLOutputValue): Scalar {
  if (value instanceof Uint8Array) return value[0] === 1;
  return typeof value === 'bigint' ? Number(value) : value;
}
