import { useCallback } from 'react';
import type { platformCalls } from '#contracts/calls/platform.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { DayFilter } from '../list/days/DayFilter.tsx';
import { FilterBar } from '../list/FilterBar.tsx';
import { FilterChoice } from '../list/FilterChoice.tsx';
import { FilterSearch, SEARCH_ABOVE } from '../list/FilterSearch.tsx';
import type { ListQuery, Values } from '../list/list-address.ts';
import { PersonChip } from '../list/PersonChip.tsx';
import { SetFilter } from '../list/SetFilter.tsx';
import type { AddressChange } from '../list/use-address.ts';
import { useOptimisticValue } from '../list/use-optimistic-value.ts';
import { auditEn } from './audit.en.ts';
import { useActionWords, wordedTypes } from './event-words.ts';
import { WhoFilter } from './WhoFilter.tsx';

interface Props {
  values: Values;
  query: ListQuery<typeof platformCalls.listAuditLogs>;
  today: string;
  onFilter: (changes: AddressChange) => void;
}

export function AuditFilterBar({ values, query, today, onFilter }: Props) {
  const t = useText(auditEn);
  const { q = '', who = '', day = '', type = '' } = values;
  const { about, figure, bookings, correlationId, thread, strict = false } = query;
  const search = useCallback((text: string) => onFilter({ q: text }), [onFilter]);
  return (
    <FilterBar
      views="audit-logs"
      label={t('auditLogs')}
      search={<FilterSearch label={t('search')} value={q} onChange={search} className={SEARCH_ABOVE} />}
    >
      <WhoFilter who={who} onChange={(next) => onFilter({ who: next })} />
      {about && (
        <PersonChip
          id={about}
          words={(name) => t('aboutPerson', { name })}
          removing={(filter) => t('removeFilter', { filter })}
          onRemove={() => onFilter({ about: null })}
        />
      )}
      <DayFilter day={day} today={today} onChange={(next) => onFilter({ day: next })} />
      <FilterChoice
        label={t('type')}
        options={useTypes(type)}
        value={type}
        onChange={(next) => onFilter({ type: next })}
        width="sm:w-36"
      />
      {figure && <SetFilter word={t(`figure_${figure}`)} onRemove={() => onFilter({ figure: null })} />}
      {bookings && <SetFilter word={t('ofBookings')} onRemove={() => onFilter({ bookings: null })} />}
      {correlationId && <SetFilter word={t('oneCause')} onRemove={() => onFilter({ cause: null })} />}
      {thread && <SetFilter word={t('oneStory')} onRemove={() => onFilter({ thread: null })} />}
      <StrictSwitch strict={strict} onChange={(next) => onFilter({ strict: next })} />
    </FilterBar>
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
function useTypes(type: string): { value: string; label: string }[] {
  const t = useText(auditEn);
  const words = useActionWords();
  const known = wordedTypes.map((one): string => one);
  const types = type === '' || known.includes(type) ? known : [type, ...known];
  return [
    { value: '', label: t('allTypes') },
    ...types.map((value) => ({ value, label: words({ type: value, action: value }) })),
  ];
}
