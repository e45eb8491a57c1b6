import { useText } from '../../../i18n/use-text.ts';
import { Chip } from '../../../ui/pressing/Chip.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { DayFilter } from '../list/days/DayFilter.tsx';
import { FilterBar, FilterChoice, type Choice } from '../list/FilterBar.tsx';
import { PersonChip } from '../list/PersonChip.tsx';
import type { AddressChange } from '../list/use-address.ts';
import { useOptimisticValue } from '../list/use-optimistic-value.ts';
import type { AuditFilters } from './audit-filters.ts';
import { auditEn } from './audit.en.ts';
import { useActionWords, wordedTypes } from './event-words.ts';
import { WhoFilter } from './WhoFilter.tsx';

interface Props {
  filters: AuditFilters;
  today: string;
  onFilter: (changes: AddressChange) => void;
}

export function AuditFilterBar({ filters, today, onFilter }: Props) {
  const t = useText(auditEn);
  return (
    <FilterBar
      list="audit-logs"
      label={t('auditLogs')}
      search={{ label: t('search'), value: filters.q }}
      onFilter={onFilter}
    >
      <WhoFilter who={filters.who} onChange={(who) => onFilter({ who })} />
      {filters.about && (
        <PersonChip
          id={filters.about}
          words={(name) => t('aboutPerson', { name })}
          removing={(filter) => t('removeFilter', { filter })}
          onRemove={() => onFilter({ about: null })}
        />
      )}
      <DayFilter day={filters.day} today={today} onChange={(day) => onFilter({ day })} />
      <FilterChoice choice={useTypeChoice(filters.type)} onFilter={onFilter} />
      {filters.figure && <Taken words={t(`figure_${filters.figure}`)} onRemove={() => onFilter({ figure: null })} />}
      {filters.bookings && <Taken words={t('ofBookings')} onRemove={() => onFilter({ bookings: null })} />}
      {filters.cause && <Taken words={t('oneCause')} onRemove={() => onFilter({ cause: null })} />}
      {filters.thread && <Taken words={t('oneStory')} onRemove={() => onFilter({ thread: null })} />}
      <StrictSwitch strict={filters.strict} onChange={(strict) => onFilter({ strict })} />
    </FilterBar>
  );
}

/** Chip of a filter that another screen set; it can only be removed. */
function Taken({ words, onRemove }: { words: string; onRemove: () => void }) {
  const t = useText(auditEn);
  return (
    <Chip
      selected
      removable
      aria-label={t('removeFilter', { filter: words })}
      onClick={onRemove}
      className="shrink-0 sm:min-h-9!"
    >
      {words}
    </Chip>
  );
}

function StrictSwitch({ strict, onChange }: { strict: boolean; onChange: (strict: boolean) => void }) {
  const t = useText(auditEn);
  const [shown, show] = useOptimisticValue(strict);

  function choose(next: boolean) {
    show(next);
    onChange(next);
  }

  return (
    <span title={t('strictMeaning')} className="ml-1 shrink-0">
      <Switch
        label={t('strict')}
        aria-description={t('strictMeaning')}
        checked={shown}
        onChange={({ target }) => choose(target.checked)}
      />
    </span>
  );
}

/** The address may name an event type that has no text any more. */
function useTypeChoice(type: string): Choice {
  const t = useText(auditEn);
  const words = useActionWords();
  const known = wordedTypes.map((one): string => one);
  const types = type === '' || known.includes(type) ? known : [type, ...known];
  return {
    label: t('type'),
    options: [
      { value: '', label: t('allTypes') },
      ...types.map((value) => ({ value, label: words({ type: value, action: value }) })),
    ],
    value: type,
    change: (value) => ({ type: value }),
    width: 'sm:w-36',
  };
}
