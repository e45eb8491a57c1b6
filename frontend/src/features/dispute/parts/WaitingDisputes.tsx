import { ChevronRight, Flag } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DisputeRow } from '#contracts/views/dispute.ts';
import { disputePathOf } from '../../../domain/booking/paths.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useListOwnDisputesQuery } from '../api.ts';
import { disputeText } from '../dispute.text.ts';

/** The disputes in which it is this side's turn: to answer, or to agree to what was decided. */
export function useWaitingDisputes(side: Side): readonly DisputeRow[] {
  const { data } = useListOwnDisputesQuery();
  return (data?.items ?? []).filter(({ waitsFor }) => waitsFor.includes(side));
}

/** Each with the way to it. */
export function WaitingDisputes({ disputes, side }: { disputes: readonly DisputeRow[]; side: Side }) {
  const t = useText(disputeText);
  if (disputes.length === 0) return null;
  return (
    <ul className="-mx-2 divide-y divide-line">
      {disputes.map(({ id, code, service, status }) => (
        <li key={id}>
          <Link
            to={disputePathOf[side](id)}
            className="flex min-h-14 items-center gap-3 rounded-12 px-2 py-2.5 hover:bg-sunken"
          >
            <span className="flex size-10 shrink-0 items-center justify-center rounded-12 bg-danger-tint text-danger-ink">
              <Flag aria-hidden="true" className="size-5" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block text-16 font-strong">{t(status === 'decided' ? 'decided' : 'answerNeeded')}</span>
              <span className="block text-14 text-muted">
                {service}, <span className="tabular">{code}</span>
              </span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
