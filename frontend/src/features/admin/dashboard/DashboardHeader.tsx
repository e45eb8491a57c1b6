import { CalendarDays } from 'lucide-react';
import { formatLongDay } from '#contracts/manila-format.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import { dashboardEn } from './dashboard.en.ts';
import { Find } from './Find.tsx';
import { periods, type Period } from './periods.ts';

interface Props {
  period: Period;
  onPeriod: (days: string) => void;
}

const words = { 7: 'last7', 14: 'last14', 30: 'last30' } as const;

export function DashboardHeader({ period, onPeriod }: Props) {
  const t = useText(dashboardEn);
  const locale = useLocale();
  const now = useNow();
  const options = periods.map((days) => ({ value: String(days), label: t(words[days]) }));
  return (
    <PageHeader
      dense
      title={t('admin')}
      subtitle={t('todayInManila', { day: formatLongDay(now, locale) })}
      mark={<LiveMark />}
      actions={
        <>
          <Find />
          <Select
            hideLabel
            label={t('period')}
            size={36}
            options={options}
            value={String(period)}
            onChange={({ target }) => onPeriod(target.value)}
            lead={<CalendarDays aria-hidden="true" className="size-4.5" />}
            className="w-full sm:w-44"
          />
        </>
      }
    />
  );
}
