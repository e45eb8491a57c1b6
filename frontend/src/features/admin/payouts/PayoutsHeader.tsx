import { CalendarDays } from 'lucide-react';
import { formatDayWithYear } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoShort } from '#contracts/money.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { FilterBar } from '../list/FilterBar.tsx';
import { LiveMark } from '../list/LiveMark.tsx';
import type { AddressChange } from '../list/use-address.ts';
import { managePayoutsEn } from './manage-payouts.en.ts';
import { ANY_FRIDAY, type PayoutsFilters } from './payouts-filters.ts';
import { type PayoutList, transferableSums } from './payout-list.ts';

interface Props {
  filters: PayoutsFilters;
  fridays: PayoutList['fridays'];
  onFilter: (changes: AddressChange) => void;
}

/** Search, and all Fridays with their sums. */
export function PayoutsHeader({ filters: { q, friday }, fridays, onFilter }: Props) {
  const t = useText(managePayoutsEn);
  const locale = useLocale();
  const dayOf = (day: string) => formatDayWithYear(manilaInstant(day, '12:00'), locale);
  const known = fridays.map((one) => ({
    value: one.friday,
    label: t('fridayWithSum', { day: dayOf(one.friday), amount: formatPesoShort(transferableSums(one).amount) }),
  }));
  const chosen =
    friday === null || known.some(({ value }) => value === friday) ? [] : [{ value: friday, label: dayOf(friday) }];
  const options = [{ value: ANY_FRIDAY, label: t('anyFriday') }, ...chosen, ...known];
  return (
    <PageHeader
      dense
      title={t('payouts')}
      subtitle={t('subtitle')}
      mark={<LiveMark />}
      actions={
        <FilterBar
          place="head"
          label={t('filters')}
          list="payouts"
          search={{ label: t('search'), value: q }}
          choices={[
            {
              label: t('friday'),
              options,
              value: friday ?? ANY_FRIDAY,
              change: (value) => ({ friday: value }),
              width: 'max-sm:basis-full sm:w-72',
              lead: <CalendarDays aria-hidden="true" className="size-4.5" />,
            },
          ]}
          onFilter={onFilter}
        />
      }
    />
  );
}
