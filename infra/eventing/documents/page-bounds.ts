import { ID } from './declared-fields.ts';
import type { Condition, FindOptions, Scalar, Where } from './port.ts';

/**
 * Finds a page far down a list by its values, in every store: it reads from an index which values the page has,
 * counts the documents before the first, and reads from there to the last. Bounds are clauses in the list's order,
 * each within one type, which an index can answer.
 */

export type Rule = NonNullable<FindOptions['sort']>[number];
/** A document's values, by rule. */
export type RuleValues = readonly Scalar[];

/** Offset from which searching for the page's first values pays off. */
const DEEP = 500;

/**
 * The rules of a page that is found by its values; the first rule of a field counts. undefined if the page is read
 * directly.
 */
export function rulesOfDeepPage({ sort = [], skip = 0, limit = -1 }: FindOptions): readonly Rule[] | undefined {
  if (skip < DEEP || limit <= 0 || sort.length === 0) return undefined;
  const rules = new Map(sort.toReversed().map((rule) => [rule[0], rule]));
  const once = sort.filter((rule) => rules.get(rule[0]) === rule);
  const atId = once.findIndex(([field]) => field === ID);
  // Rules after the id have no effect.
  return atId < 0 ? once : once.slice(0, atId + 1);
}

/** Bounds of the documents before one with these values. */
export function boundsBefore([rule, ...rest]: readonly Rule[], [value = null, ...others]: RuleValues): Where[] {
  if (!rule) return [];
  const [field, direction] = rule;
  return [
    ...ranges(direction, undefined, { value, open: true }).map((condition) => ({ [field]: condition })),
    ...equal(field, value, boundsBefore(rest, others)),
  ];
}

/** Bounds of the documents after one with these values, in list order; the last rule is the id. */
export function boundsAfter([rule, ...rest]: readonly Rule[], [value = null, ...others]: RuleValues): Where[] {
  if (!rule) return [];
  const [field, direction] = rule;
  if (field === ID) return [{ [ID]: direction === 'asc' ? { gt: value } : { lt: value } }];
  return [
    ...equal(field, value, boundsAfter(rest, others)),
    ...ranges(direction, { value, open: true }, undefined).map((condition) => ({ [field]: condition })),
  ];
}

/**
 * Bounds of the documents from one to another, inclusive, in list order. All documents equal to `from` are in the
 * first.
 */
export function boundsBetween(rules: readonly Rule[], from: RuleValues, to: RuleValues): Where[] {
  const [rule, ...rest] = rules;
  const [first = null, ...firsts] = from;
  const [last = null, ...lasts] = to;
  if (!rule) return [{}];
  const [field, direction] = rule;
  if (first === last) return equal(field, first, boundsBetween(rest, firsts, lasts));
  const closed = rest.length === 0;
  const between = ranges(direction, { value: first, open: !closed }, { value: last, open: !closed });
  return [
    ...(closed ? [] : equal(field, first, boundsFrom(rest, firsts))),
    ...between.map((condition) => ({ [field]: condition })),
    ...(closed ? [] : equal(field, last, boundsUpTo(rest, lasts))),
  ];
}

function boundsFrom([rule, ...rest]: readonly Rule[], [value = null, ...others]: RuleValues): Where[] {
  if (!rule) return [{}];
  const [field, direction] = rule;
  const open = rest.length > 0;
  return [
    ...(open ? equal(field, value, boundsFrom(rest, others)) : []),
    ...ranges(direction, { value, open }, undefined).map((condition) => ({ [field]: condition })),
  ];
}

function boundsUpTo([rule, ...rest]: readonly Rule[], [value = null, ...others]: RuleValues): Where[] {
  if (!rule) return [{}];
  const [field, direction] = rule;
  const open = rest.length > 0;
  return [
    ...ranges(direction, undefined, { value, open }).map((condition) => ({ [field]: condition })),
    ...(open ? equal(field, value, boundsUpTo(rest, others)) : []),
  ];
}

function equal(field: string, value: Scalar, bounds: readonly Where[]): Where[] {
  return bounds.map((bound) => ({ [field]: { eq: value }, ...bound }));
}

type End = { value: Scalar; open: boolean };

const kinds = ['null', 'number', 'string', 'boolean'] as const;
type Kind = (typeof kinds)[number];
const least = { number: -Number.MAX_VALUE, string: '', boolean: false } as const;

/** The ranges between two values in list order, one per type. */
function ranges(direction: 'asc' | 'desc', from: End | undefined, to: End | undefined): Condition[] {
  const inOrder = direction === 'asc' ? kinds : kinds.toReversed();
  const start = from ? inOrder.indexOf(kindOf(from.value)) : 0;
  const end = to ? inOrder.indexOf(kindOf(to.value)) : inOrder.length - 1;
  const [low, high] = direction === 'asc' ? [from, to] : [to, from];
  return inOrder.slice(start, end + 1).flatMap((kind) => rangeIn(kind, endIn(kind, low), endIn(kind, high)));
}

function endIn(kind: Kind, end: End | undefined): End | undefined {
  return end && kindOf(end.value) === kind ? end : undefined;
}

function rangeIn(kind: Kind, low: End | undefined, high: End | undefined): Condition[] {
  if (kind === 'null') return low?.open || high?.open ? [] : [{ eq: null }];
  const lower = low ? { [low.open ? 'gt' : 'gte']: low.value } : { gte: least[kind] };
  return [{ ...lower, ...(high && { [high.open ? 'lt' : 'lte']: high.value }) }];
}

function kindOf(value: Scalar): Kind {
  if (value === null) return 'null';
  if (typeof value === 'number') return 'number';
  return typeof value === 'string' ? 'string' : 'boolean';
}
