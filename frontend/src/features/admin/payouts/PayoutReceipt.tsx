import { Link } from 'react-router-dom';
import { formatPesoLong } from '#contracts/money.ts';
import type { Payout } from '#contracts/views/payout.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Receipt } from '../../../ui/Receipt.tsx';
import { managePayoutsText } from './manage-payouts.text.ts';
import { accountText, receiptWord } from './payout-text.ts';

type Line = Payout['lines'][number];

/** Every line that makes the sum, each with the way to its job's payment. */
export function PayoutReceipt({ payout }: { payout: Payout }) {
  const t = useText(managePayoutsText);
  const account = accountText(t, payout);
  const lines = payout.lines.map((line) => ({ label: <LineLabel line={line} />, amount: formatPesoLong(line.amount) }));
  return (
    <Receipt title={t(receiptWord(payout))} lines={lines} total={{ label: t('amount'), amount: formatPesoLong(payout.amount) }}>
      <p className="text-13 text-muted">{account ? t('sentTo', { name: payout.accountName ?? payout.workerName, account }) : t('noAccount')}</p>
    </Receipt>
  );
}

function LineLabel({ line: { kind, bookingId, customerName, service, commission, cash } }: { line: Line }) {
  const t = useText(managePayoutsText);
  const name = t(`line_${kind}`);
  const facts = [
    service && customerName ? t('lineOf', { service, client: customerName }) : '',
    commission === 0 ? '' : t('commissionOf', { amount: formatPesoLong(commission) }),
    cash === 0 ? '' : t('inCash', { amount: formatPesoLong(cash) }),
  ].filter(Boolean);
  return (
    <>
      {bookingId ? <Link to={`/admin/payments/${encodeURIComponent(bookingId)}`} className="rounded-8 font-strong text-ink hover:underline hover:underline-offset-4">{name}</Link> : <span className="font-strong text-ink">{name}</span>}
      {facts.length > 0 && <span className="block text-13">{facts.join(', ')}</span>}
    </>
  );
}
