import { Flag } from 'lucide-react';
import type { DisputeRow } from '#contracts/views/dispute.ts';
import { disputePathOf } from '../../../domain/booking/paths.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LinkRow } from '../../../ui/pressing/LinkRow.tsx';
import { useListOwnDisputesQuery } from '../api.ts';
import { disputeEn } from '../dispute.en.ts';

/** Disputes that wait for this side: for a reply, or for accepting a decision. */
export function useWaitingDisputes(side: Side): readonly DisputeRow[] {
  const { data } = useListOwnDisputesQuery();
  return (data?.items ?? []).filter(({ waitsFor }) => waitsFor.includes(side));
}

/** Each with its link. */
export function WaitingDisputes({ disputes, side }: { disputes: readonly DisputeRow[]; side: Side }) {
  const t = useText(disputeEn);
  if (disputes.length === 0) return null;
  return (
    <ul className="-mx-2 divide-y divide-line">
      {disputes.map(({ id, service, status, client, worker }) => (
        <li key={id}>
          <LinkRow
            to={disputePathOf[side](id)}
            icon={
              <span className="flex size-10 shrink-0 items-center justify-center rounded-12 bg-danger-tint text-danger-ink">
                <Flag aria-hidden="true" className="size-5" />
              </span>
            }
            title={t(status === 'decided' ? 'decided' : 'answerNeeded')}
            text={`${inCatalogue(service)}, ${(side === 'client' ? worker : client).name}`}
          />
        </li>
      ))}
    </ul>
  );
}
