import { formatPesoLong } from '#contracts/money.ts';
import type { MatchKind } from '#contracts/payment/match-transfers.ts';
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
  /** null: they may look at it alone. */
  onConfirm: ((transfer: Transfer) => Promise<unknown>) | null;
}

const tones: Record<MatchKind, 'success' | 'mango' | 'danger' | 'neutral' | 'brand'> = {
  exact: 'brand',
  differs: 'mango',
  unclear: 'mango',
  unknown: 'neutral',
  duplicate: 'neutral',
  verified: 'success',
};
const hints = {
  exact: 'hintExact',
  differs: 'hintDiffers',
  unclear: 'hintUnclear',
  unknown: 'hintUnknown',
  duplicate: 'hintDuplicate',
  verified: 'hintVerified',
} as const;

export function transferColumns({ t, locale, onConfirm }: Made): ListColumn<Transfer>[] {
  return [
    { id: 'line', header: t('line'), dropped: 'narrow', onPhone: 'hidden', cell: ({ line }) => line },
    { id: 'day', header: t('day'), cell: ({ day }) => shownDay(day, locale) },
    {
      id: 'reference',
      header: t('reference'),
      onPhone: 'title',
      gives: true,
      cell: ({ reference }) => (
        <span className="block truncate" title={reference}>
          {reference}
        </span>
      ),
    },
    {
      id: 'match',
      header: t('match'),
      gives: true,
      cell: ({ match, payment }) => (
        <span className="block whitespace-normal">
          <Tag tone={tones[match]}>{t(match)}</Tag>
          <span className="block text-12 text-muted">
            {t(hints[match], { amount: formatPesoLong(payment?.unseen ?? 0) })}
          </span>
        </span>
      ),
    },
    {
      id: 'payment',
      header: t('payment'),
      gives: true,
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
      cell: (transfer) =>
        onConfirm &&
        transfer.match === 'exact' && (
          <Button
            size={36}
            variant="outline"
            aria-label={t('confirmLine', { line: transfer.line })}
            className="-my-0.5"
            onClick={() => onConfirm(transfer)}
          >
            {t('confirm')}
          </Button>
        ),
    },
  ];
}
