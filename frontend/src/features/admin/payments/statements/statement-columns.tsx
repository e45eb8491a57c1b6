import { formatDay, formatDayAndTime } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Statement } from '#contracts/views/payment-statement.ts';
import type { Text } from '../../../../i18n/use-text.ts';
import { TextLink } from '../../../../ui/pressing/TextLink.tsx';
import type { ListColumn } from '../../list/list-columns.ts';
import type { statementsEn } from './statements.en.ts';

interface Made {
  t: Text<keyof typeof statementsEn>;
  locale: string;
}

export const STATEMENTS = '/admin/payments/statements';

export function shownDay(day: string, locale: string): string {
  return formatDay(manilaInstant(day, '12:00'), locale);
}

export function statementColumns({ t, locale }: Made): ListColumn<Statement>[] {
  return [
    {
      id: 'file',
      header: t('file'),
      onPhone: 'title',
      shrinks: true,
      cell: ({ id, name }) => (
        <TextLink to={`${STATEMENTS}/${id}`} className="max-w-full truncate text-13">
          {name}
        </TextLink>
      ),
    },
    {
      id: 'days',
      header: t('days'),
      cell: ({ from, to }) =>
        from === to ? shownDay(from, locale) : t('daysOf', { from: shownDay(from, locale), to: shownDay(to, locale) }),
    },
    { id: 'transfers', header: t('transfers'), align: 'right', cell: ({ transfers }) => transfers },
    {
      id: 'amount',
      header: t('amount'),
      align: 'right',
      onPhone: 'end',
      cell: ({ amount }) => <span className="amount">{formatPesoLong(amount)}</span>,
    },
    { id: 'by', header: t('addedBy'), dropped: 'narrow', cell: ({ by }) => by },
    { id: 'at', header: t('addedAt'), cell: ({ importedAt }) => formatDayAndTime(importedAt, locale) },
  ];
}
