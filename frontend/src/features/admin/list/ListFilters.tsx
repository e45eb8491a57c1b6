import { useCallback } from 'react';
import type { QueryOf } from '#contracts/calls/call.ts';
import type { AdminListSpec, ListFilter, ListPart, ShownFilter } from './admin-list.ts';
import { FilterBar, type FilterPlace } from './FilterBar.tsx';
import { FilterChoice } from './FilterChoice.tsx';
import { FilterSearch, SEARCH_ABOVE } from './FilterSearch.tsx';
import { type ListCall, valuesOf } from './list-address.ts';
import { SetFilter } from './SetFilter.tsx';

interface Props<C extends ListCall, Row extends { id: string }, Key extends string, Act> {
  spec: AdminListSpec<C, Row, Key, Act>;
  part: ListPart<C, Row, Key, Act>;
}

/** Looks of the search field. */
const searches = { above: SEARCH_ABOVE, head: 'w-full sm:w-60', list: '' };

/** The controls of a list's filters, in their declared order, and its saved views. */
export function ListFilters<C extends ListCall, Row extends { id: string }, Key extends string, Act>({
  spec: { call, filters = {}, filtersLabel, filtersPlace: place = 'above', Chips, views },
  part,
}: Props<C, Row, Key, Act>) {
  const all = Object.entries(filters);
  const control = ([name, filter]: (typeof all)[number]) => (
    <FilterControl key={name} name={name} filter={filter} call={call} part={part} place={place} />
  );
  return (
    <FilterBar
      label={filtersLabel && part.t(filtersLabel)}
      views={views}
      search={all.filter(([, { search }]) => search).map(control)}
      place={place}
    >
      {all.filter(([, { search }]) => !search).map(control)}
      {Chips && <Chips {...part} />}
    </FilterBar>
  );
}

interface ControlProps<C extends ListCall, Row, Key extends string> {
  name: string;
  filter: ListFilter<QueryOf<C>, ListPart<C, Row, Key>, Key>;
  call: C;
  part: ListPart<C, Row, Key>;
  place: FilterPlace;
}

function FilterControl<C extends ListCall, Row, Key extends string>(props: ControlProps<C, Row, Key>) {
  const { name, call, part, place } = props;
  const declared: object = props.filter;
  const { asks, search, choice, chip, Field } = declared as ShownFilter<typeof part, Key>;
  const { t, values, filter, set } = part;
  const value = values[name] ?? '';
  const type = useCallback((text: string) => filter({ [name]: text }), [filter, name]);
  if (search) return <FilterSearch label={t(search)} value={value} onChange={type} className={searches[place]} />;
  if (choice) {
    const { any, label, values: own, word, width, lead } = choice;
    const options = (own ?? (asks === undefined ? [] : valuesOf(call, asks))).map((one) => ({
      value: one,
      label: word(part, one),
    }));
    return (
      <FilterChoice
        label={t(label)}
        options={any ? [{ value: '', label: t(any) }, ...options] : options}
        value={value}
        onChange={(next) => set(name, next)}
        width={width}
        lead={lead}
        inHead={place === 'head'}
      />
    );
  }
  if (chip) return value && <SetFilter word={chip(part, value)} onRemove={() => set(name, '')} />;
  return Field && <Field {...part} value={value} />;
}
