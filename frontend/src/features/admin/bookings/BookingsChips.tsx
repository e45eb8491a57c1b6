import type { platformCalls } from '#contracts/calls/platform.ts';
import { formatDay, formatMonth } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { type Text, useText } from '../../../i18n/use-text.ts';
import { endingsEn } from '../analytics/endings.en.ts';
import type { ListPart } from '../list/admin-list.ts';
import { SetFilter } from '../list/SetFilter.tsx';
import type { bookingFilters, BookingsQuery } from './bookings-filters.ts';
import type { ListedBooking } from './booking-columns.tsx';
import type { manageBookingsEn } from './manage-bookings.en.ts';

type Part = ListPart<typeof platformCalls.listAllBookings, ListedBooking, keyof typeof manageBookingsEn>;

/** Chips of filters that came with a link; each can be removed. */
export function BookingsChips(part: Part) {
  return useSetFilters(part).map(
    ({ label, names }) =>
      label && (
        <SetFilter
          key={names.join()}
          word={label}
          onRemove={() => part.filter(Object.fromEntries(names.map((name) => [name, null])))}
        />
      ),
  );
}

type Set = { label: string | undefined; names: readonly (keyof typeof bookingFilters)[] };

function useSetFilters({ t, locale, query, values, rows }: Part): Set[] {
  const endingWord = useText(endingsEn);
  const { city, cell, ending, answer, moved, trouble } = query;
  // Days chosen above the list are shown there.
  const ends = values['day'] ? [] : [query.from, query.to];
  const days = [...new Set(ends.flatMap((day) => day ?? []))].map((day) =>
    formatDay(manilaInstant(day, '12:00'), locale),
  );
  const names = namesIn(query, rows, t);
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
    { label: cohortIn(query, locale, t), names: ['cohort', 'month'] },
  ];
}

type Words = Text<keyof typeof manageBookingsEn>;

/** The address contains ids only; the names come from the rows found. */
function namesIn({ service, client, worker }: BookingsQuery, rows: readonly Booking[] = [], t: Words) {
  const ofService = rows.find((booking) => booking.service.id === service)?.service.name;
  const ofWorker = rows.find((booking) => booking.worker?.id === worker)?.worker?.name;
  const ofClient = rows.find((booking) => booking.client.id === client)?.client.name;
  return {
    service: service && (ofService ? inCatalogue(ofService) : t('oneService')),
    client: client && t('ofClient', { name: ofClient ?? t('oneClient') }),
    worker: worker && (ofWorker ?? t('oneWorker')),
  };
}

function cohortIn({ cohort, month }: BookingsQuery, locale: string, t: Words): string | undefined {
  if (!cohort) return undefined;
  const since = formatMonth(cohort, locale);
  return month && month !== cohort
    ? t('cohortAgain', { since, again: formatMonth(month, locale) })
    : t('cohort', { since });
}
