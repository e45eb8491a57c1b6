import { CalendarDays, Landmark } from 'lucide-react';
import { formatDay, formatDayWithYear } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { ExportButton } from '../list/ExportButton.tsx';
import { FilterBar } from '../list/FilterBar.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import type { AddressChange } from '../list/use-address.ts';
import { adminPaymentsApi } from './api.ts';
import { managePaymentsText } from './manage-payments.text.ts';
import { paymentsCsv } from './payments-csv.ts';
import { paymentPeriods, periodParam, type PaymentsFilters, type PaymentsQuery } from './payments-filters.ts';

interface Props {
  filters: PaymentsFilters;
  days: { from: string; to: string };
  query: PaymentsQuery;
  onFilter: (changes: AddressChange) => void;
}

const words = { today: 'today', week: 'week', 7: 'last7', 30: 'last30' } as const;

export function PaymentsHeader({ filters: { q, period }, days, query, onFilter }: Props) {
  const t = useText(managePaymentsText);
  const dispatch = useAppDispatch();
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
            search={{ label: t('search'), value: q }}
            choices={[
              {
                label: t('period'),
                options: paymentPeriods.map((value) => ({ value, label: t(words[value]) })),
                value: period,
                change: (value) => ({ period: periodParam(value) }),
                width: 'sm:w-48',
                lead: <CalendarDays aria-hidden="true" className="size-4.5" />,
              },
            ]}
            onFilter={onFilter}
          />
          <ButtonLink
            to="/admin/payments/statements"
            size={36}
            variant="outline"
            icon={<Landmark aria-hidden="true" className="size-4.5" />}
          >
            {t('bankFile')}
          </ButtonLink>
          <ExportButton
            list="payments"
            query={query}
            read={(page) =>
              dispatch(
                adminPaymentsApi.endpoints.listPayments.initiate(
                  { ...query, ...page },
                  { subscribe: false, forceRefetch: true },
                ),
              ).unwrap()
            }
            csv={paymentsCsv}
            file={`suki-payments-${days.to}.csv`}
            t={t}
          />
        </>
      }
    />
  );
}

function Days({ from, to }: Props['days']) {
  const t = useText(managePaymentsText);
  const locale = useLocale();
  const last = formatDayWithYear(manilaInstant(to, '12:00'), locale);
  return from === to ? last : t('days', { from: formatDay(manilaInstant(from, '12:00'), locale), to: last });
}
