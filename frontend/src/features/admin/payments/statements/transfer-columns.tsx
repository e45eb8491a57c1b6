import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { TransferKind } from '#contracts/payment/match-transfers.ts';
import type { Transfer } from '#contracts/views/payment-statement.ts';
import type { Text } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { TextLink } from '../../../../ui/pressing/TextLink.tsx';
import { Tag } from '../../../../ui/showing/Tag.tsx';
import type { ListColumn } from '../../list/list-columns.ts';
import { shownDay } from './statement-columns.tsx';
import type { statementsEn } from './statements.en.ts';

interface Made {
  t: Text<keyof typeof statementsEn>;
  locale: string;
  /** null: read-only. */
  onConfirm: ((transfer: Transfer) => Promise<unknown>) | null;
  onHandle: (transfer: Transfer) => void;
  onReopen: (transfer: Transfer) => Promise<unknown>;
}

const tones: Record<TransferKind, 'success' | 'mango' | 'danger' | 'neutral' | 'brand'> = {
  exact: 'brand',
  differs: 'mango',
  unclear: 'mango',
  unknown: 'neutral',
  duplicate: 'neutral',
  verified: 'success',
  returned: 'neutral',
  noted: 'neutral',
};
const hints = {
  exact: 'hintExact',
  differs: 'hintDiffers',
  unclear: 'hintUnclear',
  unknown: 'hintUnknown',
  duplicate: 'hintDuplicate',
  verified: 'hintVerified',
  returned: 'hintReturned',
  noted: 'hintNoted',
} as const;

export function transferColumns({ t, locale, onConfirm, onHandle, onReopen }: Made): ListColumn<Transfer>[] {
  return [
    { id: 'line', header: t('line'), dropped: 'narrow', onPhone: 'hidden', cell: ({ line }) => line },
    { id: 'day', header: t('day'), cell: ({ day }) => shownDay(day, locale) },
    {
      id: 'reference',
      header: t('reference'),
      onPhone: 'title',
      shrinks: true,
      cell: ({ reference }) => (
        <span className="block truncate" title={reference}>
          {reference}
        </span>
      ),
    },
    {
      id: 'match',
      header: t('match'),
      shrinks: true,
      cell: ({ match, payment, handled }) => (
        <span className="block whitespace-normal">
          <Tag tone={tones[match]}>{t(match)}</Tag>
          <span className="block text-12 text-muted">
            {handled
              ? t('saidByHand', { by: handled.by, at: formatDayAndTime(handled.at, locale), reason: handled.reason })
              : t(hints[match], { amount: formatPesoLong(payment?.unseen ?? 0) })}
          </span>
        </span>
      ),
    },
    {
      id: 'payment',
      header: t('payment'),
      shrinks: true,
      cell: ({ payment }) =>
        payment && (
          <span className="block">
            <TextLink to={`/admin/payments/${encodeURIComponent(payment.id)}`} className="text-13">
              {payment.code}
            </TextLink>
            <span className="block truncate text-12 text-muted">{payment.customerName}</span>
          </span>
        ),
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'right',
      onPhone: 'end',
      cell: ({ amount }) => <span className="amount">{formatPesoLong(amount)}</span>,
    },
    {
      id: 'actions',
      header: <span className="sr-only">{t('actions')}</span>,
      align: 'right',
      onPhone: 'end',
      cell: (transfer) => onConfirm && <RowAction {...{ t, transfer, onConfirm, onHandle, onReopen }} />,
    },
  ];
}

type ActionProps = Pick<Made, 't' | 'onHandle' | 'onReopen'> & {
  transfer: Transfer;
  onConfirm: NonNullable<Made['onConfirm']>;
};

/** Confirms an exact match; other transfers are resolved in a dialog and can be reopened. */
function RowAction({ t, transfer, onConfirm, onHandle, onReopen }: ActionProps) {
  const { line, match, handled } = transfer;
  const look = { size: 36, variant: 'outline', className: '-my-0.5' } as const;
  if (handled)
    return (
      <Button {...look} aria-label={t('reopenLine', { line })} onClick={() => onReopen(transfer)}>
        {t('reopen')}
      </Button>
    );
  if (match === 'exact')
    return (
      <Button {...look} aria-label={t('confirmLine', { line })} onClick={() => onConfirm(transfer)}>
        {t('confirm')}
      </Button>
    );
  return (
    match !== 'verified' && (
      <Button {...look} aria-label={t('handleLine', { line })} onClick={() => onHandle(transfer)}>
        {t('handle')}
      </Button>
    )
  );
}
