import { useState, type ReactNode } from 'react';
import type { List as ListOf } from '#contracts/fields.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import type { Payment, PaymentBreakdown } from '#contracts/views/payment.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { Tabs } from '../../../ui/pressing/Tabs.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { adminText } from '../admin.text.ts';
import { insteadOfRows } from '../list/instead-of-rows.tsx';
import { ListPages } from '../list/ListPages.tsx';
import { NothingMatches } from '../list/NothingMatches.tsx';
import { TableFrame, type ReadOf } from '../list/TableFrame.tsx';
import { useAddress, type AddressChange } from '../list/use-address.ts';
import { useLookedAt } from '../list/use-looked-at.ts';
import { useNarrowTable } from '../list/use-media.ts';
import { useSelection } from '../list/use-selection.ts';
import { useBreakdownPaymentsQuery, useListPaymentsQuery } from './api.ts';
import { managePaymentsText } from './manage-payments.text.ts';
import { NotDoneNote } from './NotDoneNote.tsx';
import { countOf, mayVerify } from './payment-figures.ts';
import { PaymentPanel } from './PaymentPanel.tsx';
import { PaymentsBreakdown } from './PaymentsBreakdown.tsx';
import {
  daysOfPeriod,
  paymentsFilters,
  paymentsQuery,
  paymentTabs,
  tabParam,
  type PaymentsFilters,
} from './payments-filters.ts';
import { PaymentsHeader } from './PaymentsHeader.tsx';
import { PaymentsTable } from './PaymentsTable.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useVerifying, type Verify } from './use-verifying.ts';
import { VerifiedBar } from './VerifiedBar.tsx';
import { VerifyDialog } from './VerifyDialog.tsx';

/** Money that comes in, what waits for an admin first; `/admin/payments/{id}` is the same list with that payment beside it. */
export function PaymentsScreen() {
  const t = useText(managePaymentsText);
  useTitle(useText(adminText)('sectionOfAdmin', { section: t('payments') }));
  const { params, change, filter } = useAddress();
  const filters = paymentsFilters(params);
  const today = manilaDay(useNow());
  const days = daysOfPeriod(filters.period, today);
  const { id, addressOf, lookAt } = useLookedAt('/admin/payments');
  const query = paymentsQuery(filters, today);
  const list = useListPaymentsQuery(query);
  const breakdown = useBreakdownPaymentsQuery(days);
  return (
    <div className="flex">
      <div className="min-w-0 flex-1">
        <PaymentsHeader filters={filters} days={days} query={query} onFilter={filter} />
        <PaymentsBreakdown of={breakdown} narrow={id !== null} />
        <StatusTabs filters={filters} breakdown={breakdown.data} onFilter={filter}>
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
        <PaymentPanel
          key={id}
          id={id}
          known={list.data?.items.find((payment) => payment.id === id)}
          onClose={() => lookAt(null)}
        />
      )}
    </div>
  );
}

interface TabsProps {
  filters: PaymentsFilters;
  breakdown: PaymentBreakdown | undefined;
  onFilter: (changes: AddressChange) => void;
  children: ReactNode;
}

const tabWords = {
  all: 'all',
  paid: 'paid',
  transfers: 'transfers',
  requested: 'requested',
  processing: 'processing',
  verified: 'verifiedTab',
  failed: 'failed',
  refunds: 'refunds',
} as const;

function StatusTabs({ filters: { tab, q }, breakdown, onFilter, children }: TabsProps) {
  const t = useText(managePaymentsText);
  // A search looks at all times, the counts are the period's.
  const items = paymentTabs.map((value) => ({
    value,
    label: t(tabWords[value]),
    ...(q === '' && countOf(breakdown, value)),
  }));
  return (
    <Tabs
      label={t('statuses')}
      items={items}
      value={tab}
      onChange={(next) => onFilter({ status: tabParam(next) })}
      end={<span className="hidden xl:inline">{t(q ? 'foundAnytime' : 'waitingFirst')}</span>}
    >
      {children}
    </Tabs>
  );
}

interface ListProps {
  filters: PaymentsFilters;
  list: ReadOf<ListOf<Payment>>;
  lookedAt: string | null;
  addressOf: (id: string) => string;
  onLook: (id: string) => void;
  onChange: (changes: AddressChange) => void;
  onFilter: (changes: AddressChange) => void;
}

function List({ filters, list, lookedAt, addressOf, onLook, onChange, onFilter }: ListProps) {
  const t = useText(managePaymentsText);
  const narrow = useNarrowTable(lookedAt !== null);
  const rows = list.data?.items;
  const selection = useSelection(rows, mayVerify);
  const { verify, undo, verified, failed, forgetVerified, forgetFailed } = useVerifying();
  const [asking, setAsking] = useState(false);

  const verifyChosen: Verify = async (...these) => {
    await verify(...these);
    selection.clear();
  };

  return (
    <>
      <NotDoneNote failed={failed} onDismiss={forgetFailed} />
      {verified && !asking && (
        <VerifiedBar verified={verified} onUndo={() => undo(verified.payments)} onDismiss={forgetVerified} />
      )}
      <SelectionBar selection={selection} onVerify={() => setAsking(true)} />
      <TableFrame of={list}>
        <PaymentsTable
          rows={rows ?? []}
          narrow={narrow}
          selectedId={lookedAt}
          selection={selection}
          addressOf={({ id }) => addressOf(id)}
          onRow={({ id }) => onLook(id)}
          onVerify={(payment) => verify([payment])}
          onUndo={(payment) => undo([payment])}
          instead={insteadOfRows(
            { ...list, rows, total: list.data?.total },
            {
              failed: t('loadFailed'),
              empty: <Nothing filters={filters} capped={list.data?.capped} onFilter={onFilter} />,
              columns: 7,
            },
          )}
          foot={list.data && list.data.total > 0 && <ListPages of={list.data} onChange={onChange} />}
        />
      </TableFrame>
      {asking && <VerifyDialog chosen={selection.chosen} onVerify={verifyChosen} onClose={() => setAsking(false)} />}
    </>
  );
}

function Nothing({
  filters: { q, tab, period },
  capped,
  onFilter,
}: {
  filters: PaymentsFilters;
  capped: boolean | undefined;
  onFilter: (changes: AddressChange) => void;
}) {
  const t = useText(managePaymentsText);
  if (q !== '' || tab !== 'all')
    return <NothingMatches capped={capped} onClear={() => onFilter({ q: null, status: null })} />;
  const longer = period !== '30' && (
    <Button variant="outline" size={44} onClick={() => onFilter({ period: '30' })}>
      {t('showMonth')}
    </Button>
  );
  return (
    <EmptyState title={t('noPayments')} {...(longer && { action: longer })}>
      {t('noPaymentsHint')}
    </EmptyState>
  );
}
