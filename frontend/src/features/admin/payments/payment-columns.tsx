import { amountOf } from '#contracts/payment/amount-of-row.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Payment } from '#contracts/views/payment.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText, type Text } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { shownStatus } from '../../../domain/payment-method/shown-status.ts';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import type { ListColumn } from '../list/list-columns.ts';
import type { RowLook } from '../list/row-look.ts';
import { RowLink } from '../list/RowLink.tsx';
import { MethodAndReference } from './MethodAndReference.tsx';
import { managePaymentsEn } from './manage-payments.en.ts';
import { isClaimed, mayVerify, refundsOf, undoableUntil } from './payment-figures.ts';
import { UndoButton } from './UndoButton.tsx';

interface Made {
  t: Text<keyof typeof managePaymentsEn>;
  locale: string;
  look: RowLook<Payment>;
  /** The list shows refunds: amount, time and state. */
  refunds: boolean;
  onVerify: (payment: Payment) => Promise<unknown>;
  onUndo: (payment: Payment) => Promise<unknown>;
}

/** Names get most of the remaining width, since admins search for people. */
export function paymentColumns({ t, locale, look, refunds, onVerify, onUndo }: Made): ListColumn<Payment>[] {
  return [
    {
      id: 'client',
      header: t('client'),
      onPhone: 'title',
      shrinks: true,
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
    {
      id: 'booking',
      header: t('booking'),
      cell: (payment) => (
        <RowLink row={payment} look={look} className="whitespace-nowrap">
          {payment.code}
        </RowLink>
      ),
    },
    {
      id: 'service',
      header: t('service'),
      dropped: 'narrow',
      shrinks: true,
      width: 'w-[27%]!',
      cell: ({ service }) => (
        <span className="block truncate" title={inCatalogue(service)}>
          {inCatalogue(service)}
        </span>
      ),
    },
    {
      id: 'method',
      header: t('methodAndReference'),
      dropped: 'beside',
      shrinks: true,
      width: 'w-[32%]!',
      cell: (payment) => <MethodAndReference payment={payment} />,
    },
    {
      id: 'changed',
      sort: 'time',
      header: t('latestChange'),
      dropped: 'narrow',
      cell: (payment) => {
        const { changedAt } = refunds ? refundsOf(payment) : payment;
        return (
          changedAt && (
            <time dateTime={changedAt} className="whitespace-nowrap">
              {formatDayAndTime(changedAt, locale)}
            </time>
          )
        );
      },
    },
    {
      id: 'status',
      header: t('status'),
      onPhone: 'end',
      cell: (payment) => {
        const { status: refund } = refundsOf(payment);
        return refunds && refund ? (
          <StatusBadge kind="refund" status={refund} size={22} className="align-middle" />
        ) : (
          <StatusBadge kind="payment" status={shownStatus(payment)} size={22} className="align-middle" />
        );
      },
    },
    {
      id: 'amount',
      // A payment with several refunds has no single amount to sort by.
      ...(!refunds && { sort: 'number' }),
      header: t(refunds ? 'amountRefunded' : 'amount'),
      align: 'right',
      onPhone: 'end',
      cell: (payment) => (
        <span className="amount">{formatPesoLong(refunds ? refundsOf(payment).amount : amountOf(payment))}</span>
      ),
    },
    {
      id: 'actions',
      header: <span className="sr-only">{t('actions')}</span>,
      align: 'right',
      onPhone: 'end',
      cell: (payment) => (
        <RowAction payment={payment} to={look.addressOf(payment)} onVerify={onVerify} onUndo={onUndo} />
      ),
    },
  ];
}

/** Verifies a received payment or undoes that; opens unconfirmed transfers and failed payments. */
function RowAction({
  payment,
  to,
  onVerify,
  onUndo,
}: { payment: Payment; to: string } & Pick<Made, 'onVerify' | 'onUndo'>) {
  const t = useText(managePaymentsEn);
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
