import { CalendarDays } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatLongDay } from '#contracts/manila-format.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import { dashboardText } from './dashboard.text.ts';
import { periods, type Period } from './periods.ts';

interface Props {
  period: Period;
  onPeriod: (days: string) => void;
}

const words = { 7: 'last7', 14: 'last14', 30: 'last30' } as const;

export function DashboardHeader({ period, onPeriod }: Props) {
  const t = useText(dashboardText);
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

/** Goes to the bookings that match. */
function Find() {
  const t = useText(dashboardText);
  const navigate = useNavigate();
  const [text, setText] = useState('');

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (text.trim()) void navigate(`/admin/bookings?q=${encodeURIComponent(text.trim())}`);
  }

  return (
    <search className="flex-1 sm:flex-none">
      <form onSubmit={submit}>
        <SearchField
          look="dense"
          label={t('find')}
          value={text}
          maxLength={200}
          onChange={({ target }) => setText(target.value)}
          className="min-w-40 sm:w-60"
        />
      </form>
    </search>
  );
}
