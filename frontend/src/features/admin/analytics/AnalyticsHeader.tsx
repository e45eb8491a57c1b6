import { CalendarDays } from 'lucide-react';
import { comparisons, steps } from '#contracts/analytics/periods.ts';
import { formatDayWithYear } from '#contracts/manila-format.ts';
import { isDay, manilaInstant } from '#contracts/manila-time.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { DateField } from '../../../ui/forms/DateField.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { SegmentedControl } from '../../../ui/pressing/SegmentedControl.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import type { AddressChange } from '../list/use-address.ts';
import { type AnalyticsFilters, rangeChange, ranges, spanWith } from './analytics-filters.ts';
import { analyticsEn } from './analytics.en.ts';

interface Props {
  filters: AnalyticsFilters;
  /** The current Manila day. */
  today: string;
  onChange: (changes: AddressChange) => void;
}

/** Period, step and comparison of the figures, all kept in the address. */
export function AnalyticsHeader({ filters, today, onChange }: Props) {
  const t = useText(analyticsEn);
  const locale = useLocale();
  const { from, to, range, by, compare } = filters;
  const inFull = (day: string) => formatDayWithYear(manilaInstant(day, '12:00'), locale);
  const ends = [
    { name: 'from', value: from },
    { name: 'to', value: to },
  ] as const;
  return (
    <PageHeader
      dense
      title={t('analytics')}
      subtitle={from === to ? inFull(from) : t('fromTo', { from: inFull(from), to: inFull(to) })}
      mark={<LiveMark />}
      actions={
        <search aria-label={t('filters')} className="flex w-full flex-wrap items-center gap-2">
          <Select
            hideLabel
            label={t('range')}
            size={36}
            options={ranges.map((value) => ({ value, label: t(`range_${value}`) }))}
            value={range}
            onChange={({ target }) => onChange(rangeChange(target.value, filters))}
            lead={<CalendarDays aria-hidden="true" className="size-4.5" />}
            className="w-full sm:w-48"
          />
          {range === 'own' &&
            ends.map(({ name, value }) => (
              <DateField
                key={name}
                hideLabel
                label={t(name === 'from' ? 'firstDay' : 'lastDay')}
                size={36}
                max={today}
                value={value}
                onChange={(day) => isDay(day) && onChange(spanWith(filters, { [name]: day }))}
                className="min-w-36 flex-1 sm:w-40 sm:flex-none"
              />
            ))}
          <SegmentedControl
            label={t('cutInto')}
            options={steps.map((value) => ({ value, label: t(`by_${value}`) }))}
            value={by}
            onChange={(value) => onChange({ by: value })}
          />
          <Select
            hideLabel
            label={t('compare')}
            size={36}
            options={[...comparisons, 'none' as const].map((value) => ({ value, label: t(`compare_${value}`) }))}
            value={compare}
            onChange={({ target }) => onChange({ compare: target.value === 'before' ? null : target.value })}
            className="w-full sm:w-56"
          />
        </search>
      }
    />
  );
}
