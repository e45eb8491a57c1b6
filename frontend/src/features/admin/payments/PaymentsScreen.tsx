import { skipToken } from '@reduxjs/toolkit/query/react';
import { CalendarDays, Landmark } from 'lucide-react';
import { useState } from 'react';
import { isShortPeriod, LONGEST_PERIOD_DAYS, paymentCalls } from '#contracts/calls/payment.ts';
import { formatDay, formatDayWithYear } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { Payment } from '#contracts/views/payment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { defineAdminList, type ListPart } from '../list/admin-list.ts';
import { AdminList } from '../list/AdminList.tsx';
import { daysInWords } from '../list/days/DayFilter.tsx';
import { daysEn } from '../list/days/days.en.ts';
import { ExportButton } from '../list/ExportButton.tsx';
import { FilterChoice } from '../list/FilterChoice.tsx';
import { PersonChip } from '../list/PersonChip.tsx';
import type { Selection } from '../list/use-selection.ts';
import { adminPaymentsApi, useBreakdownPaymentsQuery } from './api.ts';
import { managePaymentsEn } from './manage-payments.en.ts';
import { NotMovedNote } from './NotMovedNote.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { countOf, mayVerify } from './payment-figures.ts';
import { PaymentsBreakdown } from './PaymentsBreakdown.tsx';
import {
  daysOfPeriod,
  isAnytime,
  isPeriod,
  paymentPeriods,
  paymentTabs,
  periodFilter,
  tabFilter,
} from './payments-filters.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useVerifying, type Verify } from './use-verifying.ts';
import { VerifiedBar } from './VerifiedBar.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';

/** Loads when a payment is first opened, to keep the screen's first download small. */
const PaymentPanel = lazyPart(async () => (await import('./PaymentPanel.tsx')).PaymentPanel);
const VerifyDialog = lazyDialog(async () => (await import('./VerifyDialog.tsx')).VerifyDialog);
const ChooseDaysDialog = lazyDialog(async () => (await import('../list/days/ChooseDaysDialog.tsx')).ChooseDaysDialog);

type Part = ListPart<typeof paymentCalls.listPayments, Payment, keyof typeof managePaymentsEn>;
type ActPart = ListPart<
  typeof paymentCalls.listPayments,
  Payment,
  keyof typeof managePaymentsEn,
  ReturnType<typeof useVerifying>
>;

const payments = defineAdminList({
  path: '/admin/payments',
  call: paymentCalls.listPayments,
  text: managePaymentsEn,
  useRead: adminPaymentsApi.endpoints.listPayments.useQuery,
  rows: ({ items }) => items,
  useActions: useVerifying,
  title: 'payments',
  subtitle: daysInHeader,
  Actions: BankFileAndExport,
  views: 'payments',
  filtersLabel: 'filters',
  filtersPlace: 'head',
  filters: {
    q: { asks: 'q', search: 'search' },
    period: { ...periodFilter, Field: PeriodField },
    client: { asks: 'client', Field: ClientChip },
    status: tabFilter,
  },
  summary: { useRead: useSums, height: 'h-11 sm:h-36', Summary: Sums },
  tabs: { filter: 'status', label: 'statuses', useTabs: useStatusTabs, End: OrderOfRows },
  columns: ({ t, locale, look, query, act }) =>
    paymentColumns({
      t,
      locale,
      look,
      refunds: query.refunds === true,
      onVerify: (payment) => act.verify([payment]),
      onUndo: (payment) => act.undo([payment]),
    }),
  caption: 'caption',
  failed: 'loadFailed',
  empty: {
    title: 'noPayments',
    text: 'noPaymentsHint',
    action: ({ t, values, set }) =>
      values['period'] !== '30' && (
        <Button variant="outline" size={44} onClick={() => set('period', '30')}>
          {t('showMonth')}
        </Button>
      ),
  },
  bulk: {
    can: mayVerify,
    all: 'selectAll',
    one: (t, { code }) => t('selectOne', { code }),
    Bar: VerifyBars,
  },
  Panel: PaymentPanel,
});

/** Incoming payments, those that need an admin first; `/admin/payments/{id}` opens one beside the list. */
export function PaymentsScreen() {
  return <AdminList of={payments} />;
}

function daysOf({ values, today }: Pick<Part, 'values' | 'today'>): { from: string; to: string } {
  return daysOfPeriod(values['period'] ?? '', today);
}

function daysInHeader({ t, locale, ...part }: Part): string {
  const { from, to } = daysOf(part);
  const last = formatDayWithYear(manilaInstant(to, '12:00'), locale);
  return from === to ? last : t('days', { from: formatDay(manilaInstant(from, '12:00'), locale), to: last });
}

function BankFileAndExport({ t, query }: Part) {
  return (
    <>
      <ButtonLink
        to="/admin/payments/statements"
        size={36}
        variant="outline"
        icon={<Landmark aria-hidden="true" className="size-4.5" />}
      >
        {t('bankFile')}
      </ButtonLink>
      <ExportButton list="payments" query={query} t={t} />
    </>
  );
}

/** Option that opens the date dialog. */
const CHOOSE = 'choose';
const periodWords = { today: 'today', week: 'week', 7: 'last7', 30: 'last30' } as const;

function PeriodField({ t, locale, today, value, set }: Part & { value: string }) {
  const dayWord = useText(daysEn);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <FilterChoice
        label={t('period')}
        options={[
          ...paymentPeriods.map((period) => ({ value: period, label: t(periodWords[period]) })),
          ...(isPeriod(value) ? [] : [{ value, label: daysInWords(value, locale) }]),
          { value: CHOOSE, label: dayWord('choose') },
        ]}
        value={value}
        onChange={(period) => (period === CHOOSE ? setChoosing(true) : set('period', period))}
        width="sm:w-48"
        lead={<CalendarDays aria-hidden="true" className="size-4.5" />}
        inHead
      />
      {isChoosing && (
        <ChooseDaysDialog
          today={today}
          onChoose={(chosen) => set('period', chosen)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

function ClientChip({ t, value, set }: Part & { value: string }) {
  return (
    value && (
      <PersonChip
        id={value}
        words={(name) => t('ofClient', { name })}
        removing={(chip) => t('removeFilter', { filter: chip })}
        onRemove={() => set('client', '')}
      />
    )
  );
}

/** Sums of the period, if it is not too long for them. */
function useSums(part: Part) {
  const days = daysOf(part);
  const isShort = isShortPeriod(days);
  const sums = useBreakdownPaymentsQuery(isShort ? days : skipToken);
  return isShort ? sums : undefined;
}

function Sums(part: Part) {
  const sums = useSums(part);
  return sums ? (
    <PaymentsBreakdown of={sums} narrow={part.narrow} />
  ) : (
    <Note className="mb-2">{part.t('sumsTooLong', { days: LONGEST_PERIOD_DAYS })}</Note>
  );
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

/** Without counts for a search: it covers all time, while the counts are of the period only. */
function useStatusTabs(part: Part) {
  const sums = useSums(part)?.data;
  return paymentTabs.map((value) => ({
    value,
    label: part.t(tabWords[value]),
    ...(!isAnytime(part.values) && countOf(sums, value)),
  }));
}

function OrderOfRows({ t, values, query }: Part) {
  return (
    <span className="hidden xl:inline">{isAnytime(values) ? t('foundAnytime') : !query.sort && t('waitingFirst')}</span>
  );
}

function VerifyBars({ act, selection }: ActPart & { selection: Selection<Payment> }) {
  const { verify, undo, verified, failed, forgetVerified, forgetFailed } = act;
  const [isAsking, setAsking] = useState(false);

  const verifyChosen: Verify = async (...these) => {
    await verify(...these);
    selection.clear();
  };

  return (
    <>
      <NotMovedNote failed={failed} onDismiss={forgetFailed} />
      {verified && !isAsking && (
        <VerifiedBar verified={verified} onUndo={() => undo(verified.payments)} onDismiss={forgetVerified} />
      )}
      <SelectionBar selection={selection} onVerify={() => setAsking(true)} />
      {isAsking && <VerifyDialog chosen={selection.chosen} onVerify={verifyChosen} onClose={() => setAsking(false)} />}
    </>
  );
}
