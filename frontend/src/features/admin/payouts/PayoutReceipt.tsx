import { Link } from 'react-router-dom';
import { formatDayWithYear } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import { originOfLine } from '#contracts/payout/line-origin.ts';
import { payoutId } from '#contracts/payout/payout-id.ts';
import type { Payout } from '#contracts/views/payout.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Receipt } from '../../../ui/showing/Receipt.tsx';
import { managePayoutsEn } from './manage-payouts.en.ts';
import { accountText, receiptWord } from './payout-text.ts';

type Line = Payout['lines'][number];

/** All lines of the sum, each linked to its payment or earlier payout. */
export function PayoutReceipt({ payout }: { payout: Payout }) {
  const t = useText(managePayoutsEn);
  const account = accountText(t, payout);
  const lines = payout.lines.map((line) => ({
    label: <LineLabel line={line} workerId={payout.workerId} />,
    amount: formatPesoLong(line.amount),
  }));
  return (
    <Receipt
      title={t(receiptWord(payout))}
      lines={lines}
      total={{ label: t('amount'), amount: formatPesoLong(payout.amount) }}
    >
      <p className="text-13 text-muted">
        {account ? t('sentTo', { name: payout.accountName ?? payout.workerName, account }) : t('noAccount')}
      </p>
    </Receipt>
  );
}

function pathOf({ id, bookingId }: Line, workerId: string): string | null {
  if (bookingId) return `/admin/payments/${encodeURIComponent(bookingId)}`;
  const origin = originOfLine(id);
  return origin && `/admin/payouts/${encodeURIComponent(payoutId(workerId, origin))}`;
}

function LineLabel({ line, workerId }: { line: Line; workerId: string }) {
  const { kind, code, customerName, service, commission, commissionPercent, commissionSince, cash } = line;
  const path = pathOf(line, workerId);
  const t = useText(managePayoutsEn);
  const name = t(`line_${kind}`);
  const locale = useLocale();
  const rate = { amount: formatPesoLong(commission), percent: `${commissionPercent}%` };
  const rateWords = commissionSince
    ? t('commissionOfSince', { ...rate, day: formatDayWithYear(commissionSince, locale) })
    : t('commissionOf', rate);
  const facts = [
    code ?? '',
    service && customerName ? t('lineOf', { service, client: customerName }) : '',
    commission === 0 ? '' : rateWords,
    cash === 0 ? '' : t('inCash', { amount: formatPesoLong(cash) }),
  ].filter(Boolean);
  return (
    <>
      {path ? (
        <Link to={path} className="rounded-8 font-strong text-ink hover:underline hover:underline-offset-4">
          {name}
        </Link>
      ) : (
        <span className="font-strong text-ink">{name}</span>
      )}
      {facts.length > 0 && <span className="block text-13">{facts.join(', ')}</span>}
    </>
  );
}
