import { skipToken } from '@reduxjs/toolkit/query/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { isShortPeriod, LONGEST_PERIOD_DAYS } from '#contracts/calls/payment.ts';
import type { List as ListOf } from '#contracts/fields.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import type { Payment, PaymentBreakdown } from '#contracts/views/payment.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { Tabs } from '../../../ui/pressing/Tabs.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { adminEn } from '../admin.en.ts';
import { ListBeside } from '../list/ListBeside.tsx';
import { ListTable } from '../list/ListTable.tsx';
import { useRowLook, type RowLook } from '../list/row-look.ts';
import { clearing, useAddress, type Address, type AddressChange } from '../list/use-address.ts';
import { itemsOf, type ListRead, useList } from '../list/use-list.ts';
import { useSelection } from '../list/use-selection.ts';
import { WithList } from '../list/WithList.tsx';
import { adminPaymentsApi, useBreakdownPaymentsQuery } from './api.ts';
import { managePaymentsEn } from './manage-payments.en.ts';
import { NotMovedNote } from './NotMovedNote.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { countOf, mayVerify } from './payment-figures.ts';
import { PaymentsBreakdown } from './PaymentsBreakdown.tsx';
import {
  daysOfPeriod,
  isAnytime,
  paymentsFilters,
  paymentsQuery,
  paymentTabs,
  tabParam,
  type PaymentsFilters,
} from './payments-filters.ts';
import { PaymentsHeader } from './PaymentsHeader.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useVerifying, type Verify } from './use-verifying.ts';
import { VerifiedBar } from './VerifiedBar.tsx';

/** Loads when a payment is first opened, to keep the screen's first download small. */
const PaymentPanel = lazy(async () => ({ default: (await import('./PaymentPanel.tsx')).PaymentPanel }));
const VerifyDialog = lazyDialog(async () => (await import('./VerifyDialog.tsx')).VerifyDialog);

/** Incoming payments, those that need an admin first; `/admin/payments/{id}` opens one beside the list. */
export function PaymentsScreen() {
  const t = useText(managePaymentsEn);
  useTitle(useText(adminEn)('sectionOfAdmin', { section: t('payments') }));
  const address = useAddress();
  const filters = paymentsFilters(address.params);
  const today = manilaDay(useNow());
  const days = daysOfPeriod(filters.period, today);
  const look = useRowLook('/admin/payments');
  const query = paymentsQuery(filters, today);
  const list = useList(adminPaymentsApi.endpoints.listPayments.useQuery, query, itemsOf);
  const hasSums = isShortPeriod(days);
  const breakdown = useBreakdownPaymentsQuery(hasSums ? days : skipToken);
  const { id } = look;
  return (
    <ListBeside
      quickLook={
        id && (
          <Suspense fallback={<BesideOnItsWay />}>
            <PaymentPanel
              key={id}
              id={id}
              known={list.rows?.find((payment) => payment.id === id)}
              onClose={() => look.lookAt(null)}
            />
          </Suspense>
        )
      }
    >
      <PaymentsHeader filters={filters} days={days} query={query} onFilter={address.filter} />
      <WithList of={hasSums ? breakdown : undefined} height="h-11 sm:h-36">
        {hasSums ? (
          <PaymentsBreakdown of={breakdown} narrow={id !== null} />
        ) : (
          <Note className="mb-2">{t('sumsTooLong', { days: LONGEST_PERIOD_DAYS })}</Note>
        )}
        <StatusTabs filters={filters} breakdown={hasSums ? breakdown.data : undefined} onFilter={address.filter}>
          <List filters={filters} list={list} look={look} address={address} />
        </StatusTabs>
      </WithList>
    </ListBeside>
  );
}

/** Reserves the quick look's width; on narrower screens it covers the list and needs none. */
function BesideOnItsWay() {
  return (
    <div className="ml-7 w-82 shrink-0 max-xl:hidden">
      <SkeletonList rows={3} />
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

function StatusTabs({ filters: { tab, q, client, sort }, breakdown, onFilter, children }: TabsProps) {
  const t = useText(managePaymentsEn);
  // A search covers all time, while the counts are of the period only.
  const items = paymentTabs.map((value) => ({
    value,
    label: t(tabWords[value]),
    ...(!isAnytime({ q, client }) && countOf(breakdown, value)),
  }));
  return (
    <Tabs
      label={t('statuses')}
      items={items}
      value={tab}
      onChange={(next) => onFilter({ status: tabParam(next) })}
      end={
        <span className="hidden xl:inline">
          {isAnytime({ q, client }) ? t('foundAnytime') : !sort && t('waitingFirst')}
        </span>
      }
    >
      {children}
    </Tabs>
  );
}

interface ListProps {
  filters: PaymentsFilters;
  list: ListRead<ListOf<Payment>, Payment>;
  look: RowLook<Payment>;
  address: Address;
}

function List({ filters, list, look, address }: ListProps) {
  const t = useText(managePaymentsEn);
  const locale = useLocale();
  const selection = useSelection(list.rows, mayVerify, list.key);
  const { verify, undo, verified, failed, forgetVerified, forgetFailed } = useVerifying();
  const [asking, setAsking] = useState(false);
  const columns = paymentColumns({
    t,
    locale,
    look,
    refunds: filters.tab === 'refunds',
    onVerify: (payment) => verify([payment]),
    onUndo: (payment) => undo([payment]),
  });

  const verifyChosen: Verify = async (...these) => {
    await verify(...these);
    selection.clear();
  };

  return (
    <>
      <NotMovedNote failed={failed} onDismiss={forgetFailed} />
      {verified && !asking && (
        <VerifiedBar verified={verified} onUndo={() => undo(verified.payments)} onDismiss={forgetVerified} />
      )}
      <SelectionBar selection={selection} onVerify={() => setAsking(true)} />
      <ListTable
        of={list}
        rows={list.rows}
        page={list.page}
        address={address}
        columns={columns}
        look={look}
        select={{ selection, all: t('selectAll'), one: ({ code }) => t('selectOne', { code }) }}
        caption={t('caption')}
        failed={t('loadFailed')}
        empty={<NoPayments period={filters.period} onFilter={address.filter} />}
        clear={clearing({ q: filters.q, client: filters.client, status: tabParam(filters.tab) })}
      />
      {asking && <VerifyDialog chosen={selection.chosen} onVerify={verifyChosen} onClose={() => setAsking(false)} />}
    </>
  );
}

function NoPayments({ period, onFilter }: { period: string; onFilter: (changes: AddressChange) => void }) {
  const t = useText(managePaymentsEn);
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
