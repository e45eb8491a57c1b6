import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDay, formatDayAndTime } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Payout } from '#contracts/views/payout.ts';
import { useLocale, useText, type Text } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { DataTable, type Column } from '../../../ui/showing/DataTable.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { SelectAll, SelectOne } from '../list/SelectCells.tsx';
import type { Selection } from '../list/use-selection.ts';
import type { managePayoutsEn } from './manage-payouts.en.ts';
import { managePayoutsText } from './manage-payouts.text.ts';
import { accountText, cashAndCarried } from './payout-text.ts';

interface Props {
  rows: readonly Payout[];
  /** There is less room: a panel stands beside the table, or the screen is small. */
  narrow: boolean;
  /** Rows of more than one Friday say which is theirs. */
  anyFriday: boolean;
  selectedId: string | null;
  selection: Selection<Payout>;
  addressOf: (payout: Payout) => string;
  onRow: (payout: Payout) => void;
  onMarkPaid: (payout: Payout) => void;
  foot?: ReactNode;
  instead?: ReactNode;
}

const droppedWhenNarrow = new Set(['gross', 'commission', 'cashAndCarried']);

export function payoutRowId(id: string): string {
  return `payout-${id}`;
}

export function PayoutsTable({ narrow, anyFriday, addressOf, onMarkPaid, ...table }: Props) {
  const t = useText(managePayoutsText);
  const locale = useLocale();
  const columns = payoutColumns({ t, locale, addressOf, onMarkPaid, selection: table.selection }).filter(
    ({ id }) => !(narrow && droppedWhenNarrow.has(id)) && (anyFriday || id !== 'friday'),
  );
  return (
    <DataTable
      {...table}
      caption={t('caption')}
      columns={columns}
      rowId={({ id }) => id}
      isMarked={({ id }) => table.selection.has(id)}
    />
  );
}

interface Made extends Pick<Props, 'selection' | 'addressOf' | 'onMarkPaid'> {
  t: Text<keyof typeof managePayoutsEn>;
  locale: string;
}

function payoutColumns({ t, locale, selection, addressOf, onMarkPaid }: Made): Column<Payout>[] {
  return [
    {
      id: 'select',
      header: <SelectAll selection={selection} label={t('selectAll')} />,
      onPhone: 'hidden',
      width: 'w-8',
      cell: (payout) => (
        <SelectOne row={payout} selection={selection} label={t('selectOne', { name: payout.workerName })} />
      ),
    },
    {
      id: 'worker',
      header: t('worker'),
      onPhone: 'title',
      cell: (payout) => <WorkerLink payout={payout} to={addressOf(payout)} />,
    },
    {
      id: 'friday',
      header: t('friday'),
      cell: ({ friday }) => (
        <span className="whitespace-nowrap">{formatDay(manilaInstant(friday, '12:00'), locale)}</span>
      ),
    },
    {
      id: 'account',
      header: t('account'),
      cell: (payout) => accountText(t, payout) ?? <span className="text-muted">{t('noAccount')}</span>,
    },
    { id: 'gross', header: t('gross'), align: 'right', cell: ({ gross }) => formatPesoLong(gross) },
    {
      id: 'commission',
      header: t('commission'),
      align: 'right',
      cell: ({ commission }) => <span className="text-muted">{formatPesoLong(commission)}</span>,
    },
    {
      id: 'cashAndCarried',
      header: <span title={t('cashAndCarriedMeaning')}>{t('cashAndCarried')}</span>,
      align: 'right',
      cell: (payout) => <span className="text-muted">{formatPesoLong(cashAndCarried(payout))}</span>,
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'right',
      onPhone: 'end',
      cell: ({ amount }) => <span className="amount">{formatPesoLong(amount)}</span>,
    },
    {
      id: 'status',
      header: t('status'),
      onPhone: 'end',
      cell: (payout) => (
        <HowItStands payout={payout} until={(instant) => t('until', { until: formatDayAndTime(instant, locale) })} />
      ),
    },
    {
      id: 'actions',
      header: <span className="sr-only">{t('actions')}</span>,
      align: 'right',
      onPhone: 'end',
      cell: (payout) => (
        <RowAction payout={payout} label={t('markPaidNamed', { name: payout.workerName })} onMarkPaid={onMarkPaid}>
          {t('markPaid')}
        </RowAction>
      ),
    },
  ];
}

function WorkerLink({ payout: { id, workerName }, to }: { payout: Payout; to: string }) {
  return (
    <Link
      id={payoutRowId(id)}
      to={to}
      replace
      preventScrollReset
      onClick={(event) => event.stopPropagation()}
      className="rounded-8 font-strong hover:underline hover:underline-offset-4"
    >
      {workerName}
    </Link>
  );
}

/** One that waits for a new account says until when. */
function HowItStands({
  payout: { status, accountChange },
  until,
}: {
  payout: Payout;
  until: (instant: string) => string;
}) {
  return (
    <>
      <StatusBadge kind="payout" status={status} size={22} className="align-middle" />
      {accountChange && <span className="mt-0.5 block text-13 text-muted">{until(accountChange.heldUntil)}</span>}
    </>
  );
}

function RowAction({
  payout,
  label,
  onMarkPaid,
  children,
}: {
  payout: Payout;
  label: string;
  onMarkPaid: Props['onMarkPaid'];
  children: string;
}) {
  if (!payout.allowedActions.includes('mark_paid')) return null;
  return (
    <Button
      size={36}
      variant="outline"
      aria-label={label}
      className="-my-0.5"
      onClick={(event) => {
        event.stopPropagation();
        onMarkPaid(payout);
      }}
    >
      {children}
    </Button>
  );
}
