import type { Booking } from '#contracts/views/booking.ts';
import type { Dispute } from '#contracts/views/dispute.ts';
import { disputePathOf } from '../../../domain/booking/paths.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { useReadDisputeQuery } from '../api.ts';
import { disputeEn } from '../dispute.en.ts';
import { useProgress } from './Progress.tsx';

/** Status of an ended booking's dispute, with its link. Renders nothing without one. */
export function BookingDispute({ booking: { id }, side }: { booking: Booking; side: Side }) {
  const { data } = useReadDisputeQuery({ id });
  return data?.dispute ? <DisputeCard dispute={data.dispute} side={side} /> : null;
}

function DisputeCard({ dispute, side }: { dispute: Dispute; side: Side }) {
  const t = useText(disputeEn);
  const { title, text } = useProgress(dispute, side);
  return (
    <Card title={t(dispute.status === 'withdrawn' ? 'cardWithdrawn' : 'cardOpen')}>
      <p className="text-16 font-strong">{title}</p>
      <p className="mt-1 text-14 text-muted">{text}</p>
      <ButtonLink
        to={disputePathOf[side](dispute.id)}
        size={44}
        variant={dispute.waitsFor.includes(side) ? 'primary' : 'outline'}
        className="mt-4"
      >
        {t('cardLink')}
      </ButtonLink>
    </Card>
  );
}
