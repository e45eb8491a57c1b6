import { useState, type ReactNode } from 'react';
import { addDays, manilaDay } from '#contracts/manila-time.ts';
import type { Payout } from '#contracts/views/payout.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { Tabs } from '../../../ui/pressing/Tabs.tsx';
import { statusTable } from '../../../ui/showing/status-table.ts';
import { uiText } from '../../../ui/ui.text.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { adminText } from '../admin.text.ts';
import { ChosenBar } from '../list/ChosenBar.tsx';
import { insteadOfRows } from '../list/instead-of-rows.tsx';
import { ListPages } from '../list/ListPages.tsx';
import { NothingMatches } from '../list/NothingMatches.tsx';
import { TableFrame, type ReadOf } from '../list/TableFrame.tsx';
import { useAddress, type AddressChange } from '../list/use-address.ts';
import { useLookedAt } from '../list/use-looked-at.ts';
import { useNarrowTable } from '../list/use-media.ts';
import { useSelection } from '../list/use-selection.ts';
import { useListPayoutsQuery } from './api.ts';
import { FridaysPayout } from './FridaysPayout.tsx';
import { managePayoutsText } from './manage-payouts.text.ts';
import { MarkPaidDialog } from './MarkPaidDialog.tsx';
import { PayoutPanel } from './PayoutPanel.tsx';
import { paydayOf, payoutsFilters, payoutsQuery, payoutTabs, type PayoutsFilters } from './payouts-filters.ts';
import { PayoutsHeader } from './PayoutsHeader.tsx';
import type { PayoutList } from './payout-list.ts';
import { PayoutsTable } from './PayoutsTable.tsx';

/** What workers are paid on Fridays; `/admin/payouts/{id}` is the same list with that payout beside it. */
export function PayoutsScreen() {
  const t = useText(managePayoutsText);
  useTitle(useText(adminText)('sectionOfAdmin', { section: t('payouts') }));
  const { params, change, filter } = useAddress();
  const today = manilaDay(useNow());
  const filters = payoutsFilters(params, today);
  const list = useListPayoutsQuery(payoutsQuery(filters));
  const { id, addressOf, lookAt } = useLookedAt('/admin/payouts');
  return (
    <div className="flex">
      <div className="min-w-0 flex-1">
        <PayoutsHeader filters={filters} fridays={list.data?.fridays ?? []} onFilter={filter} />
        <FridaysPayout
          of={list}
          friday={filters.friday ?? paydayOf(today)}
          today={today}
          narrow={id !== null}
          onFriday={(friday) => filter({ friday })}
        />
        <StatusTabs filters={filters} list={list.data} onFilter={filter}>
          <List
            filters={filters}
            list={list}
            lookedAt={id}
            addressOf={addressOf}
            onLook={lookAt}
            onChange={change}
            onFilter={filter}
          />
        </StatusTabs>
      </div>
      {id && (
        <PayoutPanel
          key={id}
          id={id}
          known={list.data?.items.find((payout) => payout.id === id)}
          onClose={() => lookAt(null)}
        />
      )}
    </div>
  );
}

interface TabsProps {
  filters: PayoutsFilters;
  list: PayoutList | undefined;
  onFilter: (changes: AddressChange) => void;
  children: ReactNode;
}

function StatusTabs({ filters: { tab }, list, onFilter, children }: TabsProps) {
  const t = useText(managePayoutsText);
  const ui = useText(uiText);
  const countOf = (wanted: string) =>
    list && {
      capped: list.capped,
      count: list.statuses
        .filter(({ status }) => wanted === 'all' || status === wanted)
        .reduce((sum, { count }) => sum + count, 0),
    };
  const items = payoutTabs.map((value) => ({
    value,
    label: value === 'all' ? t('all') : ui(statusTable.payout[value].word),
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
  list: ReadOf<PayoutList>;
  lookedAt: string | null;
  addressOf: (id: string) => string;
  onLook: (id: string) => void;
  onChange: (changes: AddressChange) => void;
  onFilter: (changes: AddressChange) => void;
}

const mayBePaid = ({ allowedActions }: Payout) => allowedActions.includes('mark_paid');

function List({ filters, list, lookedAt, addressOf, onLook, onChange, onFilter }: ListProps) {
  const t = useText(managePayoutsText);
  const narrow = useNarrowTable(lookedAt !== null);
  const rows = list.data?.items;
  const selection = useSelection(rows, mayBePaid);
  const [marking, setMarking] = useState<readonly Payout[] | null>(null);
  const { chosen, clear } = selection;
  return (
    <>
      {chosen.length > 0 && (
        <ChosenBar
          said={t('selected', { count: chosen.length })}
          amount={chosen.reduce((sum, { amount }) => sum + amount, 0)}
        >
          <Button variant="outline" size={36} onClick={clear}>
            {t('clear')}
          </Button>
          <Button size={36} onClick={() => setMarking(chosen)}>
            {t('markManyPaid', { count: chosen.length })}
          </Button>
        </ChosenBar>
      )}
      <TableFrame of={list}>
        <PayoutsTable
          rows={rows ?? []}
          narrow={narrow}
          anyFriday={filters.friday === null}
          selectedId={lookedAt}
          selection={selection}
          addressOf={({ id }) => addressOf(id)}
          onRow={({ id }) => onLook(id)}
          onMarkPaid={(payout) => setMarking([payout])}
          instead={insteadOfRows(
            { ...list, rows, total: list.data?.total },
            {
              failed: t('loadFailed'),
              empty: <Nothing filters={filters} capped={list.data?.capped} onFilter={onFilter} />,
              columns: 6,
            },
          )}
          foot={list.data && list.data.total > 0 && <ListPages of={list.data} onChange={onChange} />}
        />
      </TableFrame>
      {marking && <MarkPaidDialog payouts={marking} onClose={() => setMarking(null)} />}
    </>
  );
}

function Nothing({
  filters: { q, tab, friday },
  capped,
  onFilter,
}: {
  filters: PayoutsFilters;
  capped: boolean | undefined;
  onFilter: (changes: AddressChange) => void;
}) {
  const t = useText(managePayoutsText);
  if (q !== '' || tab !== 'all')
    return <NothingMatches capped={capped} onClear={() => onFilter({ q: null, status: null })} />;
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
