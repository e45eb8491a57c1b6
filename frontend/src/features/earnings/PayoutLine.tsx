import { Link } from 'react-router-dom';
import { formatDay } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Payout } from '#contracts/views/payout.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { bookingPathOf } from '../bookings/paths.ts';
import { earningsText } from './earnings.text.ts';
import { lineWord } from './payout-view.ts';

type Line = Payout['lines'][number];

/** One job, fee or correction of a payout, with what was kept of it. */
export function PayoutLine({ line }: { line: Line }) {
  const t = useText(earningsText);
  const locale = useLocale();
  const { kind, service, customerName, bookingId, gross, commission, cash, amount, at } = line;
  const word = lineWord[kind];
  const title = word ? t(word, { client: customerName ?? '' }) : (service ?? '');
  const values = { gross: formatPesoLong(gross), commission: formatPesoLong(Math.abs(commission)), cash: formatPesoLong(cash) };
  const about = [customerName, formatDay(at, locale)].filter(Boolean).join(', ');
  return (
    <div className="flex items-start justify-between gap-4 py-2.5 text-14">
      <div className="min-w-0">
        <p className="font-strong">{bookingId ? <Link to={bookingPathOf.worker(bookingId)} className="rounded-8 hover:underline">{title}</Link> : title}</p>
        <p className="text-13 text-muted">{about}</p>
        {commission !== 0 && <p className="text-13 text-muted">{t(cash !== 0 ? 'lineCash' : 'lineGross', values)}</p>}
      </div>
      <p className="tabular shrink-0 font-strong">{formatPesoLong(amount)}</p>
    </div>
  );
}
