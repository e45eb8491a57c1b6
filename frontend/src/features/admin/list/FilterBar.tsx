import { useCallback, type ReactNode } from 'react';
import type { StaffList } from '#contracts/account/list-views.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { cx } from '../../../ui/class-names.ts';
import { FilterSearch } from './FilterSearch.tsx';
import type { AddressChange } from './use-address.ts';
import { LazyListViews } from './views/LazyListViews.tsx';

/** A single-choice filter with few values. */
export interface Choice {
  label: string;
  /** The first is the default. */
  options: readonly { value: string; label: string }[];
  value: string;
  /** Address change for a value. */
  change: (value: string) => AddressChange;
  /** Tailwind width from 640 px on. */
  width: string;
  lead?: ReactNode;
}

interface Props {
  label: string;
  /** List whose saved views are offered beside the filters. */
  list?: StaffList;
  search?: { label: string; value: string };
  choices?: readonly Choice[];
  onFilter: (changes: AddressChange) => void;
  /** A separate row above the table, or part of the screen's header. */
  place?: 'above' | 'head';
  /** Custom filters. */
  children?: ReactNode;
}

const places = {
  above: 'mb-3 grid gap-2 sm:flex sm:flex-wrap sm:items-center',
  head: 'contents sm:flex sm:flex-wrap sm:items-center sm:gap-2',
};
const searches = { above: 'min-w-40 flex-1 basis-52', head: 'w-full sm:w-60' };
/** Above a list on a phone, all filters are in one row that scrolls sideways: the rows of the list need the height. */
const rows = {
  above:
    'scrollbar-none scroll-edges relative -mx-4 -my-1 flex items-center gap-2 overflow-x-auto px-4 py-1 sm:contents',
  head: 'contents',
};

/** A list's filters as data. Search text and choices are kept in the address, from which the list is read. */
export function FilterBar({ label, list, search, choices = [], onFilter, place = 'above', children }: Props) {
  const type = useCallback((q: string) => onFilter({ q }), [onFilter]);
  return (
    <search aria-label={label} className={places[place]}>
      {search && <FilterSearch label={search.label} value={search.value} onChange={type} className={searches[place]} />}
      <div className={rows[place]}>
        {choices.map((choice) => (
          <FilterChoice key={choice.label} choice={choice} onFilter={onFilter} inHead={place === 'head'} />
        ))}
        {children}
        {list && <LazyListViews list={list} />}
      </div>
    </search>
  );
}

type ChoiceProps = Pick<Props, 'onFilter'> & {
  choice: Choice;
  /** Beside the header's buttons; on a phone its text must not be cut. */
  inHead?: boolean;
};

export function FilterChoice({ choice, onFilter, inHead }: ChoiceProps) {
  const { label, options, value, change, width, lead } = choice;
  return (
    <Select
      hideLabel
      label={label}
      size={36}
      snug
      options={options}
      value={value}
      onChange={({ target }) => onFilter(change(target.value))}
      lead={lead}
      className={cx(inHead ? 'flex-1 max-sm:min-w-38 sm:flex-none' : 'shrink-0 max-sm:max-w-52', width)}
    />
  );
}
