import { useCallback } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Chip } from '../../../ui/pressing/Chip.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { FilterSearch } from '../list/FilterSearch.tsx';
import type { AddressChange } from '../list/use-address.ts';
import { useShownAtOnce } from '../list/use-shown-at-once.ts';
import type { AuditFilters } from './audit-filters.ts';
import { auditText } from './audit.text.ts';
import { DayFilter } from './DayFilter.tsx';
import { useActionWords, wordedTypes } from './event-words.ts';
import { WhoFilter } from './WhoFilter.tsx';

interface Props {
  filters: AuditFilters;
  today: string;
  onFilter: (changes: AddressChange) => void;
}

export function AuditFilterBar({ filters, today, onFilter }: Props) {
  const t = useText(auditText);
  const search = useCallback((q: string) => onFilter({ q }), [onFilter]);
  return (
    <search aria-label={t('auditLogs')} className="mb-3 grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
      <FilterSearch
        label={t('search')}
        value={filters.q}
        onChange={search}
        className="col-span-2 min-w-40 flex-1 basis-40"
      />
      <WhoFilter who={filters.who} onChange={(who) => onFilter({ who })} />
      <DayFilter day={filters.day} today={today} onChange={(day) => onFilter({ day })} />
      <TypeFilter type={filters.type} onChange={(type) => onFilter({ type })} />
      {filters.cause && <Taken words={t('oneCause')} onRemove={() => onFilter({ cause: null })} />}
      {filters.thread && <Taken words={t('oneStory')} onRemove={() => onFilter({ thread: null })} />}
      <StrictSwitch strict={filters.strict} onChange={(strict) => onFilter({ strict })} />
    </search>
  );
}

/** A filter that is chosen elsewhere, and taken away here. */
function Taken({ words, onRemove }: { words: string; onRemove: () => void }) {
  const t = useText(auditText);
  return (
    <Chip selected removable aria-label={t('removeFilter', { filter: words })} onClick={onRemove} className="min-h-9!">
      {words}
    </Chip>
  );
}

function StrictSwitch({ strict, onChange }: { strict: boolean; onChange: (strict: boolean) => void }) {
  const t = useText(auditText);
  const [shown, show] = useShownAtOnce(strict);

  function choose(next: boolean) {
    show(next);
    onChange(next);
  }

  return (
    <span title={t('strictMeaning')} className="ml-1">
      <Switch label={t('strict')} checked={shown} onChange={({ target }) => choose(target.checked)} />
    </span>
  );
}

function TypeFilter({ type, onChange }: { type: string; onChange: (type: string) => void }) {
  const t = useText(auditText);
  const words = useActionWords();
  const known = wordedTypes.map((one): string => one);
  const types = type === '' || known.includes(type) ? known : [type, ...known];
  const options = [
    { value: '', label: t('allTypes') },
    ...types.map((value) => ({ value, label: words({ type: value, action: value }) })),
  ];
  return (
    <Select
      hideLabel
      label={t('type')}
      size={36}
      options={options}
      value={type}
      onChange={({ target }) => onChange(target.value)}
      className="sm:w-36"
    />
  );
}
