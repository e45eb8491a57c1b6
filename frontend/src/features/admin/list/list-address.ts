import * as z from 'zod/mini';
import type { Call, QueryOf } from '#contracts/calls/call.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { useNow } from '../../../browser/use-now.ts';
import { type Address, type AddressChange, useAddress } from './use-address.ts';

/** A call that a list reads, with parameters that its address can set. */
export type ListCall = Call & { query?: z.ZodMiniObject };

/** Arguments of the call, all but the page size. */
export type ListQuery<C extends ListCall> = QueryOf<C> & { page: number };

/** Values in the address by filter; empty for none. */
export type Values = Readonly<Record<string, string>>;

interface Options {
  /** Stays set when the filters are cleared. */
  kept?: true;
}

/** A filter that sets one parameter. The call's own schema checks its value and has its default. */
export interface ParameterFilter<Name extends string> extends Options {
  asks: Name;
  usual?: undefined;
  check?: undefined;
  ask?: undefined;
}

/** A filter whose values are not those of a parameter. */
export interface OwnFilter<Query> extends Options {
  asks?: undefined;
  check: (text: string) => boolean;
  /** The value without a valid one in the address. `today`: Manila day. */
  usual?: string | ((today: string) => string);
  ask: (value: string, at: { today: string; values: Values }) => Partial<Query>;
}

type AddressFilter<Query> = ParameterFilter<keyof Query & string> | OwnFilter<Query>;
type AddressFilters<C extends ListCall> = Readonly<Record<string, AddressFilter<QueryOf<C>>>>;

interface ListAddress<C extends ListCall> {
  query: ListQuery<C>;
  values: Values;
  /** Values that the address omits. */
  omitted: Values;
  /** Clears all set filters; null if none is set. */
  clear: AddressChange | null;
}

/** Reads a list's address: its filters, page and order. Ignores invalid values. `today`: Manila day. */
export function readAddress<C extends ListCall>(
  { query: schema }: C,
  filters: AddressFilters<C>,
  { params, today }: { params: URLSearchParams; today: string },
): ListAddress<C> {
  const shape: Shape = schema?.shape ?? {};
  const textOf = (name: string) => params.get(name)?.trim() ?? '';
  const all = Object.entries(filters).map(([name, filter]) => ({
    name,
    filter,
    ...valueOf(filter, { shape, given: textOf(name), today }),
  }));
  const values = Object.fromEntries(all.map(({ name, value }) => [name, value]));
  const asked = all.map(({ filter, value, argument }): object | undefined => {
    if (value === '') return undefined;
    return filter.asks === undefined ? filter.ask?.(value, { today, values }) : { [filter.asks]: argument };
  });
  const { page = 1, sort } = {
    page: parsed(shape['page'], textOf('page')),
    sort: parsed(shape['sort'], textOf('sort')),
  };
  return {
    // Each value was checked by its field's schema.
    query: Object.assign({ page }, ...asked, sort !== undefined && { sort }) as ListQuery<C>,
    values,
    omitted: Object.fromEntries(
      all.flatMap(({ name, filter, usual }) => (typeof filter.usual === 'function' ? [] : [[name, usual]])),
    ),
    clear: all.some(({ filter, value, usual }) => !filter.kept && value !== usual)
      ? Object.fromEntries(all.flatMap(({ name, filter }) => (filter.kept ? [] : [[name, null]])))
      : null,
  };
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;
type Valued = { value: string; usual: string; argument?: unknown };

function valueOf<Query>(
  filter: AddressFilter<Query>,
  { shape, given, today }: { shape: Shape; given: string; today: string },
): Valued {
  if (filter.asks !== undefined) {
    const field = shape[filter.asks];
    const usual = parsed(field, '');
    const isGiven = isValid(field, given);
    const usualText = typeof usual === 'string' ? usual : '';
    return { value: isGiven ? given : usualText, usual: usualText, argument: parsed(field, given) };
  }
  const usual = (typeof filter.usual === 'function' ? filter.usual(today) : filter.usual) ?? '';
  return { value: given !== '' && filter.check?.(given) ? given : usual, usual };
}

/** The field's value; its default for an empty or invalid text. */
function parsed(field: z.core.$ZodType | undefined, given: string): unknown {
  return field && z.safeParse(field, isValid(field, given) ? given : undefined).data;
}

function isValid(field: z.core.$ZodType | undefined, given: string): boolean {
  return given !== '' && field !== undefined && z.safeParse(field, given).success;
}

/** The address of the current screen as a list's, and how to change it. */
export function useListAddress<C extends ListCall>(
  call: C,
  filters: AddressFilters<C>,
): ListAddress<C> & { address: Address; today: string } {
  const address = useAddress();
  const today = manilaDay(useNow());
  return { ...readAddress(call, filters, { params: address.params, today }), address, today };
}

/** Values of an enum parameter, in the schema's order. */
export function valuesOf({ query }: ListCall, parameter: string): readonly string[] {
  const field: unknown = query?.shape[parameter];
  const inner: unknown =
    field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniDefault ? field.def.innerType : field;
  return inner instanceof z.ZodMiniEnum ? inner.options.map(String) : [];
}
