import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { payoutCalls } from '#contracts/calls/payout.ts';
import { formatDayWithYear } from '#contracts/manila-format.ts';
import { addDays, manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Payout } from '#contracts/views/payout.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { statusTable } from '../../../ui/showing/status-table.ts';
import { defineAdminList, type ListPart } from '../list/admin-list.ts';
import { AdminList } from '../list/AdminList.tsx';
import { FilterChoice } from '../list/FilterChoice.tsx';
import type { Selection } from '../list/use-selection.ts';
import { adminPayoutsApi } from './api.ts';
import { FridaysPayout } from './FridaysPayout.tsx';
import { managePayoutsEn } from './manage-payouts.en.ts';
import { MarkPaidDialog } from './MarkPaidDialog.tsx';
import { PaySeveral } from './PaySeveral.tsx';
import { payoutColumns } from './payout-columns.tsx';
import { transferableSums } from './payout-list.ts';
import { PayoutPanel } from './PayoutPanel.tsx';
import { ANY_FRIDAY, fridayFilter, paydayOf, payoutTabs, tabFilter } from './payouts-filters.ts';

type Part = ListPart<typeof payoutCalls.listPayouts, Payout, keyof typeof managePayoutsEn>;
type Act = ReturnType<typeof useMarking>;

const payouts = defineAdminList({
  path: '/admin/payouts',
  call: payoutCalls.listPayouts,
  text: managePayoutsEn,
  useRead: adminPayoutsApi.endpoints.listPayouts.useQuery,
  rows: ({ items }) => items,
  useActions: useMarking,
  title: 'payouts',
  subtitle: ({ t }) => t('subtitle'),
  views: 'payouts',
  filtersLabel: 'filters',
  filtersPlace: 'head',
  filters: {
    q: { asks: 'q', search: 'search' },
    friday: { ...fridayFilter, Field: FridayField },
    status: tabFilter,
  },
  summary: { height: 'h-56', Summary: FridaySums },
  tabs: { filter: 'status', label: 'statuses', useTabs: statusTabs },
  columns: ({ t, locale, look, query, act }) =>
    payoutColumns({
      t,
      locale,
      look,
      anyFriday: query.friday === undefined,
      onMarkPaid: (payout) => act.mark([payout]),
    }),
  caption: 'caption',
  failed: 'loadFailed',
  empty: {
    title: 'noPayouts',
    text: 'noPayoutsHint',
    action: ({ t, query: { friday }, set }) =>
      friday !== undefined && (
        <Button variant="outline" size={44} onClick={() => set('friday', addDays(friday, 7))}>
          {t('nextFriday')}
        </Button>
      ),
  },
  bulk: {
    can: ({ allowedActions }) => allowedActions.includes('mark_paid'),
    all: 'selectAll',
    one: (t, { workerName }) => t('selectOne', { name: workerName }),
    Bar: PayBar,
  },
  Below: MarkPaid,
  Panel: PayoutPanel,
});

/** Friday payouts of workers; `/admin/payouts/{id}` opens one beside the list. */
export function PayoutsScreen() {
  return <AdminList of={payouts} />;
}

/** Payouts in the dialog that marks them as paid. */
function useMarking() {
  const [marking, mark] = useState<readonly Payout[] | null>(null);
  return { marking, mark };
}

function PayBar({ selection, act }: { selection: Selection<Payout>; act: Act }) {
  return <PaySeveral selection={selection} onMarkPaid={act.mark} />;
}

function MarkPaid({ act: { marking, mark } }: { act: Act }) {
  return marking && <MarkPaidDialog payouts={marking} onClose={() => mark(null)} />;
}

/** All Fridays with their sums. */
function FridayField({ t, locale, data, value, set }: Part & { value: string }) {
  const dayOf = (day: string) => formatDayWithYear(manilaInstant(day, '12:00'), locale);
  const known = (data?.fridays ?? []).map((one) => ({
    value: one.friday,
    label: t('fridayWithSum', { day: dayOf(one.friday), amount: formatPesoShort(transferableSums(one).amount) }),
  }));
  const isKnown = value === ANY_FRIDAY || known.some((one) => one.value === value);
  return (
    <FilterChoice
      label={t('friday')}
      options={[
        { value: ANY_FRIDAY, label: t('anyFriday') },
        ...(isKnown ? [] : [{ value, label: dayOf(value) }]),
        ...known,
      ]}
      value={value}
      onChange={(friday) => set('friday', friday)}
      width="max-sm:basis-full sm:w-72"
      lead={<CalendarDays aria-hidden="true" className="size-4.5" />}
      inHead
    />
  );
}

function FridaySums({ read, query, today, narrow, set }: Part) {
  return (
    <FridaysPayout
      of={read}
      friday={query.friday ?? paydayOf(today)}
      today={today}
      narrow={narrow}
      onFriday={(friday) => set('friday', friday)}
    />
  );
}

function statusTabs({ t, status: statusWord, data }: Part) {
  return payoutTabs.map((value) => ({
    value,
    label: value === 'all' ? t('all') : statusWord(statusTable.payout[value].word),
    ...(data && {
      capped: data.capped,
      count: data.statuses
        .filter(({ status }) => value === 'all' || status === value)
        .reduce((sum, { count }) => sum + count, 0),
    }),
  }));
}
