import { CalendarDays, Landmark } from 'lucide-react';
import { useCallback, useState } from 'react';
import { formatDay, formatDayWithYear } from '#contracts/manila-format.ts';
import { manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { ExportButton } from '../list/ExportButton.tsx';
import { daysInWords } from '../list/days/DayFilter.tsx';
import { daysEn } from '../list/days/days.en.ts';
import { FilterBar } from '../list/FilterBar.tsx';
import { PersonChip } from '../list/PersonChip.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import type { AddressChange } from '../list/use-address.ts';
import { managePaymentsEn } from './manage-payments.en.ts';
import { isPeriod, paymentPeriods, periodParam, type PaymentsFilters, type PaymentsQuery } from './payments-filters.ts';

interface Props {
  filters: PaymentsFilters;
  days: { from: string; to: string };
  query: PaymentsQuery;
  onFilter: (changes: AddressChange) => void;
}

const words = { today: 'today', week: 'week', 7: 'last7', 30: 'last30' } as const;

const ChooseDaysDialog = lazyDialog(async () => (await import('../list/days/ChooseDaysDialog.tsx')).ChooseDaysDialog);
/** Option that opens the date dialog. */
const CHOOSE = 'choose';

export function PaymentsHeader({ filters: { q, client, period }, days, query, onFilter }: Props) {
  const t = useText(managePaymentsEn);
  const dayWord = useText(daysEn);
  const locale = useLocale();
  const today = manilaDay(useNow());
  const [isChoosing, setChoosing] = useState(false);
  const filter = useCallback(
    (changes: AddressChange) => (changes['period'] === CHOOSE ? setChoosing(true) : onFilter(changes)),
    [onFilter],
  );
  return (
    <PageHeader
      dense
      title={t('payments')}
      subtitle={<Days {...days} />}
      mark={<LiveMark />}
      actions={
        <>
          <FilterBar
            place="head"
            label={t('filters')}
            list="payments"
            search={{ label: t('search'), value: q }}
            choices={[
              {
                label: t('period'),
                options: [
                  ...paymentPeriods.map((value) => ({ value, label: t(words[value]) })),
                  ...(isPeriod(period) ? [] : [{ value: period, label: daysInWords(period, locale) }]),
                  { value: CHOOSE, label: dayWord('choose') },
                ],
                value: period,
                change: (value) => ({ period: periodParam(value) }),
                width: 'sm:w-48',
                lead: <CalendarDays aria-hidden="true" className="size-4.5" />,
              },
            ]}
            onFilter={filter}
          >
            {client && (
              <PersonChip
                id={client}
                words={(name) => t('ofClient', { name })}
                removing={(chip) => t('removeFilter', { filter: chip })}
                onRemove={() => onFilter({ client: null })}
              />
            )}
          </FilterBar>
          {isChoosing && (
            <ChooseDaysDialog
              today={today}
              onChoose={(chosen) => onFilter({ period: chosen })}
              onClose={() => setChoosing(false)}
            />
          )}
          <ButtonLink
            to="/admin/payments/statements"
            size={36}
            variant="outline"
            icon={<Landmark aria-hidden="true" className="size-4.5" />}
          >
            {t('bankFile')}
          </ButtonLink>
          <ExportButton list="payments" query={query} t={t} />
        </>
      }
    />
  );
}

function Days({ from, to }: Props['days']) {
  const t = useText(managePaymentsEn);
  const locale = useLocale();
  const last = formatDayWithYear(manilaInstant(to, '12:00'), locale);
  return from === to ? last : t('days', { from: formatDay(manilaInstant(from, '12:00'), locale), to: last });
}
