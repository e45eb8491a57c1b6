import type { Filter, Sort } from 'mongodb';
import { assertArray, assertField, ID } from '../declared-fields.ts';
import { elementKey, elementsPath, keyPath, type MongoDocument, valueKey } from './mongo-keys.ts';
import type { CollectionSchema, Condition, FindOptions, Where } from '../port.ts';

/** Throws when a field is not declared. */
export function mongoFilter(schema: CollectionSchema, where: Where = {}): Filter<MongoDocument> {
  const parts = Object.entries(where).flatMap(([field, condition]) => conditionFilters(schema, field, condition));
  return parts.length === 0 ? {} : { $and: parts };
}

/** The first rule for a field counts; ties end in ascending id. */
export function mongoSort(schema: CollectionSchema, sort: FindOptions['sort'] = []): Sort {
  const rules = new Map<string, 1 | -1>();
  for (const [field, direction] of sort) {
    assertField(schema, field);
    const path = pathOf(field);
    if (!rules.has(path)) rules.set(path, direction === 'desc' ? -1 : 1);
  }
  return rules.has('_id') ? rules : rules.set('_id', 1);
}

function conditionFilters(schema: CollectionSchema, field: string, condition: Condition): Filter<MongoDocument>[] {
  if ('has' in condition) {
    assertArray(schema, field);
    return [{ [elementsPath(field)]: elementKey(condition.has) }];
  }
  assertField(schema, field);
  const path = pathOf(field);
  if ('eq' in condition) return [{ [path]: { $eq: valueKey(condition.eq) } }];
  if ('in' in condition) return [{ [path]: { $in: condition.in.map(valueKey) } }];
  return rangeFilters(path, condition);
}

function pathOf(field: string): string {
  return field === ID ? '_id' : keyPath(field);
}

const comparisons = { gt: '$gt', gte: '$gte', lt: '$lt', lte: '$lte' } as const;

/** MongoDB compares only within the bound's type. No value is greater or less than null. */
function rangeFilters(
  path: string,
  range: Exclude<Condition, { eq: unknown } | { in: unknown } | { has: unknown }>,
): Filter<MongoDocument>[] {
  const filters: Filter<MongoDocument>[] = [];
  for (const key of ['gt', 'gte', 'lt', 'lte'] as const) {
    const bound = range[key];
    if (bound === undefined) continue;
    const value = valueKey(bound);
    const equalCounts = key === 'gte' || key === 'lte';
    filters.push({ [path]: value === null ? { $in: equalCounts ? [null] : [] } : { [comparisons[key]]: value } });
  }
  return filters;
}
