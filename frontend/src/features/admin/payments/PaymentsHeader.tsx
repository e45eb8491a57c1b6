import { CalendarDays, Download } from 'lucide-react';
import { formatDay, formatDayWithYear } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { downloadCsv } from '../../../browser/download-csv.ts';
import { errorText } from '../../../api/error-text.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useExportDataMutation } from '../api.ts';
import { exportFilters } from '../export-filters.ts';
import { FilterBar } from '../list/FilterBar.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import type { AddressChange } from '../list/use-address.ts';
import { managePaymentsText } from './manage-payments.text.ts';
import { filteredPayments, paymentsCsv } from './payments-csv.ts';
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
  return (
    <PageHeader
      dense
      title={t('payments')}
      subtitle={<Days {...days} />}
      actions={
        <>
          <LiveMark />
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
          <Export query={query} to={days.to} />
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

/** The list as it is filtered, as a file. */
function Export({ query, to }: { query: PaymentsQuery; to: string }) {
  const t = useText(managePaymentsText);
  const dispatch = useAppDispatch();
  const [note] = useExportDataMutation();

  async function take() {
    try {
      await note({ body: { list: 'payments', filters: exportFilters(query) } }).unwrap();
      const { rows, more } = await filteredPayments(dispatch, query);
      downloadCsv(paymentsCsv(rows), `suki-payments-${to}.csv`);
      showToast(t(more ? 'exportedFirst' : 'exported', { count: rows.length }), { variant: 'success' });
    } catch (error) {
      showToast(t('exportFailed', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
    }
  }

  return (
    <Button
      variant="outline"
      size={36}
      className="text-14!"
      icon={<Download aria-hidden="true" className="size-4.5" />}
      onClick={take}
    >
      {t('export')}
    </Button>
  );
}
