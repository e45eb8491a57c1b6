import { Flag } from 'lucide-react';
import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DetailRow } from '../../../ui/showing/DetailRow.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { useReadDisputeQuery } from '../../dispute/api.ts';
import { disputesEn } from '../disputes/disputes.en.ts';
import { DisputeStatus } from '../disputes/DisputeStatus.tsx';
import { mayBeDisputed } from './may-be-disputed.ts';

/** The booking's dispute with its link. Renders nothing without a dispute. */
export function BookingDispute({ booking }: { booking: Booking }) {
  const t = useText(disputesEn);
  const { id } = booking;
  const { data } = useReadDisputeQuery({ id }, { skip: !mayBeDisputed(booking) });
  if (!data?.dispute) return null;
  return (
    <DetailRow
      icon={<Flag />}
      title={
        <TextLink inline to={`/admin/disputes/${encodeURIComponent(id)}`}>
          {t('disputed', { about: t(data.dispute.about) })}
        </TextLink>
      }
      hint={<DisputeStatus status={data.dispute.status} />}
    />
  );
}
