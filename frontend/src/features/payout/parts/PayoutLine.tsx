import { Link } from 'react-router-dom';
import { formatPesoLong } from '#contracts/money.ts';
import type { Payout } from '#contracts/views/payout.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { bookingPathOf } from '../../../domain/booking/paths.ts';
import { earningsEn } from '../earnings.en.ts';
import { payoutLine } from '../payout-view.ts';

/** One job, fee or correction of a payout, with its commission. */
export function PayoutLine({ line }: { line: Payout['lines'][number] }) {
  const t = useText(earningsEn);
  const { title, about, note } = payoutLine(line, useLocale());
  const name = typeof title === 'string' ? title : t(title.key, title.values);
  return (
    <div className="relative flex min-h-11 items-start justify-between gap-4 py-2.5 text-14">
      <div className="min-w-0">
        <p className="font-strong">
          {line.bookingId ? (
            <Link to={bookingPathOf.worker(line.bookingId)} className="card-link rounded-8 hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="text-13 text-muted">
          <Unbroken>{about}</Unbroken>
        </p>
        {note && <p className="text-13 text-muted">{t(note.key, note.values)}</p>}
      </div>
      <p className="tabular shrink-0 font-strong">{formatPesoLong(line.amount)}</p>
    </div>
  );
}
