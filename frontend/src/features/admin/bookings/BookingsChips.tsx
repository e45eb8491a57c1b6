import { formatDay, formatMonth } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText, type Text } from '../../../i18n/use-text.ts';
import { Chip } from '../../../ui/pressing/Chip.tsx';
import { endingsEn } from '../analytics/endings.en.ts';
import type { AddressChange } from '../list/use-address.ts';
import type { BookingsFilters } from './bookings-filters.ts';
import { manageBookingsEn } from './manage-bookings.en.ts';

interface Props {
  filters: BookingsFilters;
  rows: readonly Booking[] | undefined;
  onFilter: (changes: AddressChange) => void;
}

/** Chips of filters that came with a link; each can be removed. */
export function BookingsChips({ filters, rows, onFilter }: Props) {
  return useTaken(filters, rows).map(
    ({ label, names }) =>
      label && (
        <Removable
          key={names.join()}
          label={label}
          onRemove={() => onFilter(Object.fromEntries(names.map((name) => [name, null])))}
        />
      ),
  );
}

type Taken = { label: string | undefined; names: readonly (keyof BookingsFilters)[] };

function useTaken(filters: BookingsFilters, rows: readonly Booking[] | undefined): Taken[] {
  const t = useText(manageBookingsEn);
  const endingWord = useText(endingsEn);
  const locale = useLocale();
  const { city, cell, ending, answer, moved, trouble } = filters;
  // Days chosen above the list are shown there.
  const ends = filters.day === '' ? [filters.from, filters.to] : [];
  const days = [...new Set(ends.flatMap((day) => day ?? []))].map((day) =>
    formatDay(manilaInstant(day, '12:00'), locale),
  );
  const names = namesIn(filters, rows, t);
  return [
    { label: moved && t(`moved_${moved}`), names: ['moved'] },
    { label: days.join(' – '), names: ['from', 'to'] },
    { label: names.service, names: ['service'] },
    { label: city, names: ['city'] },
    { label: cell && t('oneArea'), names: ['cell'] },
    { label: ending && endingWord(`ending_${ending}`), names: ['ending'] },
    { label: answer && t(`answer_${answer}`), names: ['answer'] },
    { label: names.client, names: ['client'] },
    { label: names.worker, names: ['worker', 'trouble'] },
    { label: trouble && t(`trouble_${trouble}`), names: ['trouble'] },
    { label: cohortIn(filters, locale, t), names: ['cohort', 'month'] },
  ];
}

type Words = Text<keyof typeof manageBookingsEn>;

/** The address contains ids only; the names come from the rows found. */
function namesIn({ service, client, worker }: BookingsFilters, rows: readonly Booking[] = [], t: Words) {
  const ofService = rows.find((booking) => booking.service.id === service)?.service.name;
  const ofWorker = rows.find((booking) => booking.worker?.id === worker)?.worker?.name;
  const ofClient = rows.find((booking) => booking.client.id === client)?.client.name;
  return {
    service: service && (ofService ? inCatalogue(ofService) : t('oneService')),
    client: client && t('ofClient', { name: ofClient ?? t('oneClient') }),
    worker: worker && (ofWorker ?? t('oneWorker')),
  };
}

function cohortIn({ cohort, month }: BookingsFilters, locale: string, t: Words): string | undefined {
  if (!cohort) return undefined;
  const since = formatMonth(cohort, locale);
  return month && month !== cohort
    ? t('cohortAgain', { since, again: formatMonth(month, locale) })
    : t('cohort', { since });
}

function Removable({ label, onRemove }: { label: string; onRemove: () => void }) {
  const t = useText(manageBookingsEn);
  return (
    <Chip
      selected
      removable
      aria-label={t('removeFilter', { filter: label })}
      onClick={onRemove}
      className="sm:min-h-9!"
    >
      {label}
    </Chip>
  );
}
