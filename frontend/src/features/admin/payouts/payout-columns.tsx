import { formatDay, formatDayAndTime } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Payout } from '#contracts/views/payout.ts';
import type { Text } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import type { ListColumn } from '../list/list-columns.ts';
import type { RowLook } from '../list/row-look.ts';
import { RowLink } from '../list/RowLink.tsx';
import type { managePayoutsEn } from './manage-payouts.en.ts';
import { accountText, payoutAdjustments } from './payout-text.ts';

interface Made {
  t: Text<keyof typeof managePayoutsEn>;
  locale: string;
  /** Rows show their Friday if there are several. */
  anyFriday: boolean;
  look: RowLook<Payout>;
  onMarkPaid: (payout: Payout) => void;
}

export function payoutColumns({ t, locale, anyFriday, look, onMarkPaid }: Made): ListColumn<Payout>[] {
  const columns: ListColumn<Payout>[] = [
    {
      id: 'worker',
      sort: 'text',
      header: t('worker'),
      onPhone: 'title',
      cell: (payout) => (
        <RowLink row={payout} look={look} className="font-strong">
          {payout.workerName}
        </RowLink>
      ),
    },
    {
      id: 'friday',
      sort: 'time',
      header: t('friday'),
      cell: ({ friday }) => (
        <span className="whitespace-nowrap">{formatDay(manilaInstant(friday, '12:00'), locale)}</span>
      ),
    },
    {
      id: 'account',
      header: t('account'),
      cell: (payout) => (
        <span className="inline-block min-w-28">
          {accountText(t, payout) ?? <span className="text-muted">{t('noAccount')}</span>}
        </span>
      ),
    },
    {
      id: 'gross',
      header: t('gross'),
      align: 'right',
      dropped: 'narrow',
      cell: ({ gross }) => formatPesoLong(gross),
    },
    {
      id: 'commission',
      header: t('commission'),
      dropped: 'narrow',
      align: 'right',
      cell: ({ commission }) => <span className="text-muted">{formatPesoLong(commission)}</span>,
    },
    {
      id: 'payoutAdjustments',
      header: <span title={t('cashAndCarriedMeaning')}>{t('payoutAdjustments')}</span>,
      align: 'right',
      dropped: 'narrow',
      cell: (payout) => <span className="text-muted">{formatPesoLong(payoutAdjustments(payout))}</span>,
    },
    {
      id: 'amount',
      sort: 'number',
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
        <StatusCell payout={payout} until={(instant) => t('until', { until: formatDayAndTime(instant, locale) })} />
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
  return columns.filter(({ id }) => anyFriday || id !== 'friday');
}

/** A payout that waits for a new account shows until when. */
function StatusCell({
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
  onMarkPaid: Made['onMarkPaid'];
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
