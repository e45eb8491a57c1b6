import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Payment } from '#contracts/views/payment.ts';
import { useLocale, useText, type Text } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { DataTable, type Column } from '../../../ui/showing/DataTable.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { SelectAll, SelectOne } from '../list/SelectCells.tsx';
import type { Selection } from '../list/use-selection.ts';
import { MethodAndReference } from './MethodAndReference.tsx';
import type { managePaymentsEn } from './manage-payments.en.ts';
import { managePaymentsText } from './manage-payments.text.ts';
import { amountOf, isClaimed, mayVerify, undoableUntil } from './payment-figures.ts';
import { UndoButton } from './UndoButton.tsx';

interface Props {
  rows: readonly Payment[];
  /** There is less room: a panel stands beside the table, or the screen is small. */
  narrow: boolean;
  selectedId: string | null;
  selection: Selection<Payment>;
  addressOf: (payment: Payment) => string;
  onRow: (payment: Payment) => void;
  onVerify: (payment: Payment) => Promise<unknown>;
  onUndo: (payment: Payment) => Promise<unknown>;
  foot?: ReactNode;
  instead?: ReactNode;
}

const droppedWhenNarrow = new Set(['service', 'changed']);

export function paymentRowId(id: string): string {
  return `payment-${id}`;
}

export function PaymentsTable({ narrow, addressOf, onVerify, onUndo, ...table }: Props) {
  const t = useText(managePaymentsText);
  const locale = useLocale();
  const columns = paymentColumns({ t, locale, addressOf, onVerify, onUndo, selection: table.selection }).filter(
    ({ id }) => !(narrow && droppedWhenNarrow.has(id)) && !(table.selectedId !== null && id === 'method'),
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

interface Made extends Pick<Props, 'selection' | 'addressOf' | 'onVerify' | 'onUndo'> {
  t: Text<keyof typeof managePaymentsEn>;
  locale: string;
}

/** Of what the others leave, names have the most: it is people that an admin looks for. */
function paymentColumns({ t, locale, selection, addressOf, onVerify, onUndo }: Made): Column<Payment>[] {
  return [
    {
      id: 'select',
      header: <SelectAll selection={selection} label={t('selectAll')} />,
      onPhone: 'hidden',
      width: 'w-8',
      cell: (payment) => (
        <SelectOne row={payment} selection={selection} label={t('selectOne', { code: payment.code })} />
      ),
    },
    {
      id: 'client',
      header: t('client'),
      onPhone: 'title',
      gives: true,
      width: 'w-[41%]!',
      cell: ({ customerName, customerAvatar }) => (
        <span className="flex items-center gap-2">
          <Avatar name={customerName} src={customerAvatar} size={24} />
          <span className="truncate font-strong" title={customerName}>
            {customerName}
          </span>
        </span>
      ),
    },
    { id: 'booking', header: t('booking'), cell: (payment) => <CodeLink payment={payment} to={addressOf(payment)} /> },
    {
      id: 'service',
      header: t('service'),
      gives: true,
      width: 'w-[27%]!',
      cell: ({ service }) => (
        <span className="block truncate" title={service}>
          {service}
        </span>
      ),
    },
    {
      id: 'method',
      header: t('methodAndReference'),
      gives: true,
      width: 'w-[32%]!',
      cell: (payment) => <MethodAndReference payment={payment} />,
    },
    {
      id: 'changed',
      header: t('latestChange'),
      cell: ({ changedAt }) =>
        changedAt && (
          <time dateTime={changedAt} className="whitespace-nowrap">
            {formatDayAndTime(changedAt, locale)}
          </time>
        ),
    },
    {
      id: 'status',
      header: t('status'),
      onPhone: 'end',
      cell: ({ status }) => <StatusBadge kind="payment" status={status} size={22} className="align-middle" />,
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'right',
      onPhone: 'end',
      cell: (payment) => <span className="amount">{formatPesoLong(amountOf(payment))}</span>,
    },
    {
      id: 'actions',
      header: <span className="sr-only">{t('actions')}</span>,
      align: 'right',
      onPhone: 'end',
      cell: (payment) => <RowAction payment={payment} to={addressOf(payment)} onVerify={onVerify} onUndo={onUndo} />,
    },
  ];
}

function CodeLink({ payment: { id, code }, to }: { payment: Payment; to: string }) {
  return (
    <Link
      id={paymentRowId(id)}
      to={to}
      replace
      preventScrollReset
      onClick={(event) => event.stopPropagation()}
      className="rounded-8 whitespace-nowrap hover:underline hover:underline-offset-4"
    >
      {code}
    </Link>
  );
}

/** Money that came is one press away, and so is taking that back; a transfer that nobody has seen and what went wrong are worth a look. */
function RowAction({
  payment,
  to,
  onVerify,
  onUndo,
}: { payment: Payment; to: string } & Pick<Props, 'onVerify' | 'onUndo'>) {
  const t = useText(managePaymentsText);
  const { code, status } = payment;
  const until = undoableUntil(payment);
  if (until !== null)
    return <UndoButton code={code} until={until} onUndo={() => onUndo(payment)} className="-my-0.5" />;
  if (mayVerify(payment) && !isClaimed(payment)) {
    return (
      <Button
        size={36}
        variant="outline"
        aria-label={t('verifyNamed', { code })}
        className="-my-0.5"
        onClick={(event) => {
          event.stopPropagation();
          return onVerify(payment);
        }}
      >
        {t('verify')}
      </Button>
    );
  }
  return (
    (status === 'failed' || isClaimed(payment)) && (
      <ButtonLink to={to} size={36} variant="outline" aria-label={t('lookNamed', { code })} className="-my-0.5">
        {t('look')}
      </ButtonLink>
    )
  );
}
