import { useState, type ReactNode } from 'react';
import { addDays, manilaDay } from '#contracts/manila-time.ts';
import type { Payout } from '#contracts/views/payout.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { Tabs } from '../../../ui/pressing/Tabs.tsx';
import { statusTable } from '../../../ui/showing/status-table.ts';
import { statusEn } from '../../../ui/showing/status.en.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { adminEn } from '../admin.en.ts';
import { ListBeside } from '../list/ListBeside.tsx';
import { ListTable } from '../list/ListTable.tsx';
import { useRowLook, type RowLook } from '../list/row-look.ts';
import { clearing, useAddress, type Address, type AddressChange } from '../list/use-address.ts';
import { itemsOf, type ListRead, useList } from '../list/use-list.ts';
import { useSelection } from '../list/use-selection.ts';
import { WithList } from '../list/WithList.tsx';
import { adminPayoutsApi } from './api.ts';
import { FridaysPayout } from './FridaysPayout.tsx';
import { PaySeveral } from './PaySeveral.tsx';
import { managePayoutsEn } from './manage-payouts.en.ts';
import { MarkPaidDialog } from './MarkPaidDialog.tsx';
import { payoutColumns } from './payout-columns.tsx';
import { PayoutPanel } from './PayoutPanel.tsx';
import { paydayOf, payoutsFilters, payoutsQuery, payoutTabs, type PayoutsFilters } from './payouts-filters.ts';
import { PayoutsHeader } from './PayoutsHeader.tsx';
import type { PayoutList } from './payout-list.ts';

/** Friday payouts of workers; `/admin/payouts/{id}` opens one beside the list. */
export function PayoutsScreen() {
  const t = useText(managePayoutsEn);
  useTitle(useText(adminEn)('sectionOfAdmin', { section: t('payouts') }));
  const address = useAddress();
  const today = manilaDay(useNow());
  const filters = payoutsFilters(address.params, today);
  const list = useList(adminPayoutsApi.endpoints.listPayouts.useQuery, payoutsQuery(filters), itemsOf);
  const look = useRowLook('/admin/payouts');
  const { id } = look;
  return (
    <ListBeside
      quickLook={
        id && (
          <PayoutPanel
            key={id}
            id={id}
            known={list.rows?.find((payout) => payout.id === id)}
            onClose={() => look.lookAt(null)}
          />
        )
      }
    >
      <PayoutsHeader filters={filters} fridays={list.data?.fridays ?? []} onFilter={address.filter} />
      <WithList of={list} height="h-56">
        <FridaysPayout
          of={list}
          friday={filters.friday ?? paydayOf(today)}
          today={today}
          narrow={id !== null}
          onFriday={(friday) => address.filter({ friday })}
        />
        <StatusTabs filters={filters} list={list.data} onFilter={address.filter}>
          <List filters={filters} list={list} look={look} address={address} />
        </StatusTabs>
      </WithList>
    </ListBeside>
  );
}

interface TabsProps {
  filters: PayoutsFilters;
  list: PayoutList | undefined;
  onFilter: (changes: AddressChange) => void;
  children: ReactNode;
}

function StatusTabs({ filters: { tab }, list, onFilter, children }: TabsProps) {
  const t = useText(managePayoutsEn);
  const statusWord = useText(statusEn);
  const countOf = (wanted: string) =>
    list && {
      capped: list.capped,
      count: list.statuses
        .filter(({ status }) => wanted === 'all' || status === wanted)
        .reduce((sum, { count }) => sum + count, 0),
    };
  const items = payoutTabs.map((value) => ({
    value,
    label: value === 'all' ? t('all') : statusWord(statusTable.payout[value].word),
    ...countOf(value),
  }));
  return (
    <Tabs
      label={t('statuses')}
      items={items}
      value={tab}
      onChange={(next) => onFilter({ status: next === 'all' ? null : next })}
    >
      {children}
    </Tabs>
  );
}

interface ListProps {
  filters: PayoutsFilters;
  list: ListRead<PayoutList, Payout>;
  look: RowLook<Payout>;
  address: Address;
}

const mayBePaid = ({ allowedActions }: Payout) => allowedActions.includes('mark_paid');

function List({ filters, list, look, address }: ListProps) {
  const t = useText(managePayoutsEn);
  const locale = useLocale();
  const selection = useSelection(list.rows, mayBePaid, list.key);
  const [marking, setMarking] = useState<readonly Payout[] | null>(null);
  const columns = payoutColumns({
    t,
    locale,
    anyFriday: filters.friday === null,
    look,
    onMarkPaid: (payout) => setMarking([payout]),
  });
  return (
    <>
      <PaySeveral selection={selection} onMarkPaid={setMarking} />
      <ListTable
        of={list}
        rows={list.rows}
        page={list.page}
        address={address}
        columns={columns}
        look={look}
        select={{ selection, all: t('selectAll'), one: ({ workerName }) => t('selectOne', { name: workerName }) }}
        caption={t('caption')}
        failed={t('loadFailed')}
        empty={<NoPayouts friday={filters.friday} onFilter={address.filter} />}
        clear={clearing({ q: filters.q, status: filters.tab === 'all' ? null : filters.tab })}
      />
      {marking && <MarkPaidDialog payouts={marking} onClose={() => setMarking(null)} />}
    </>
  );
}

function NoPayouts({ friday, onFilter }: { friday: string | null; onFilter: (changes: AddressChange) => void }) {
  const t = useText(managePayoutsEn);
  const next = friday !== null && (
    <Button variant="outline" size={44} onClick={() => onFilter({ friday: addDays(friday, 7) })}>
      {t('nextFriday')}
    </Button>
  );
  return (
    <EmptyState title={t('noPayouts')} {...(next && { action: next })}>
      {t('noPayoutsHint')}
    </EmptyState>
  );
}
