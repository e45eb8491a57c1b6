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
  /** On phones the second of two choices gets more width. */
  longSecond?: boolean;
  /** Custom filters. */
  children?: ReactNode;
}

const places = {
  above: 'mb-3 grid items-center gap-2 sm:flex sm:flex-wrap',
  head: 'contents sm:flex sm:flex-wrap sm:items-center sm:gap-2',
};
const searches = { above: 'col-span-2 min-w-40 flex-1 basis-52', head: 'w-full sm:w-60' };

/** A list's filters as data. Search text and choices are kept in the address, from which the list is read. */
export function FilterBar({
  label,
  list,
  search,
  choices = [],
  onFilter,
  place = 'above',
  longSecond,
  children,
}: Props) {
  const type = useCallback((q: string) => onFilter({ q }), [onFilter]);
  return (
    <search
      aria-label={label}
      data-search={search ? '' : undefined}
      className={cx(
        'group/filters',
        places[place],
        place === 'above' && (longSecond ? 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : 'grid-cols-2'),
      )}
    >
      {search && <FilterSearch label={search.label} value={search.value} onChange={type} className={searches[place]} />}
      {choices.map((choice) => (
        <FilterChoice
          key={choice.label}
          choice={choice}
          onFilter={onFilter}
          alone={!search}
          inHead={place === 'head'}
        />
      ))}
      {children}
      {list && <LazyListViews list={list} />}
    </search>
  );
}

type ChoiceProps = Pick<Props, 'onFilter'> & {
  choice: Choice;
  /** There is no search before it. */
  alone?: boolean;
  /** Beside the header's buttons; on a phone its text must not be cut. */
  inHead?: boolean;
};

export function FilterChoice({ choice, onFilter, alone, inHead }: ChoiceProps) {
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
      // On a phone, where choices are in pairs, a single last one takes the whole row.
      className={cx(
        'flex-1 sm:flex-none',
        alone ? 'max-sm:last:odd:col-span-2' : 'max-sm:last:even:col-span-2',
        inHead && 'max-sm:min-w-38',
        width,
      )}
    />
  );
}
