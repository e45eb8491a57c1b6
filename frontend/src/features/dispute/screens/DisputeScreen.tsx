import { useParams, useSearchParams } from 'react-router-dom';
import { bookingCode } from '#contracts/booking/code.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { Dispute } from '#contracts/views/dispute.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useSettings } from '../../../api/use-settings.ts';
import { useReadBookingQuery } from '../../../domain/booking/api.ts';
import { bookingPathOf } from '../../../domain/booking/paths.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { firstName } from '../../../domain/first-name.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { useReadDisputeQuery } from '../api.ts';
import { disputeEn } from '../dispute.en.ts';
import { Answers } from '../parts/Answers.tsx';
import { OpenForm } from '../parts/OpenForm.tsx';
import { Reply } from '../parts/Reply.tsx';
import { Progress } from '../parts/Progress.tsx';
import { Thread } from '../parts/Thread.tsx';

/** /client/bookings/{bookingId}/dispute: opens a dispute, then shows its progress. */
export function ClientDisputeScreen() {
  return <DisputeScreen side="client" />;
}

/** /worker/bookings/{bookingId}/dispute: as for clients. */
export function WorkerDisputeScreen() {
  return <DisputeScreen side="worker" />;
}

function DisputeScreen({ side }: { side: Side }) {
  const { bookingId = '' } = useParams();
  return <DisputeOf key={bookingId} bookingId={bookingId} side={side} />;
}

/** The key resets the screen's state for another booking on the same route. */
function DisputeOf({ bookingId, side }: { bookingId: string; side: Side }) {
  const t = useText(disputeEn);
  const booking = useReadBookingQuery({ id: bookingId });
  const dispute = useReadDisputeQuery({ id: bookingId });
  const [asked] = useSearchParams();
  const asksRefund = side === 'client' && asked.get('want') === 'refund';
  const isThere = Boolean(dispute.data?.dispute);
  const service = booking.data?.service.name;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={isThere && service ? t('titleOf', { service }) : t(asksRefund ? 'titleRefund' : 'title')}
        back={{ to: bookingPathOf[side](bookingId), label: t('back') }}
        {...(service && { subtitle: isThere ? bookingCode(bookingId) : inCatalogue(service) })}
      />
      <Fetched of={booking} failed={t('loadFailed')} waiting={<SkeletonList rows={4} />}>
        {(one) => (
          <Fetched of={dispute} failed={t('loadFailed')} waiting={<SkeletonList rows={4} />}>
            {(data) =>
              data.openUntil === null && data.dispute ? (
                <Followed dispute={data.dispute} side={side} />
              ) : (
                <Opening
                  booking={one}
                  side={side}
                  openUntil={data.openUntil}
                  most={data.most}
                  asksRefund={asksRefund}
                />
              )
            }
          </Fetched>
        )}
      </Fetched>
    </div>
  );
}

function Followed({ dispute, side }: { dispute: Dispute; side: Side }) {
  const t = useText(disputeEn);
  return (
    <div className="grid gap-4">
      <Card>
        <Progress dispute={dispute} side={side} />
        <Answers dispute={dispute} />
      </Card>
      <Card title={t('thread')}>
        <Thread dispute={dispute} reader={side} />
        {dispute.allowedActions.includes('say') && <Reply dispute={dispute} side={side} />}
      </Card>
    </div>
  );
}

const beforeWork: readonly Booking['status'][] = ['pending', 'quoted', 'accepted', 'arrived'];

interface OpeningProps {
  booking: Booking;
  side: Side;
  openUntil: string | null;
  most: number;
  asksRefund: boolean;
}

function Opening({ booking, openUntil, ...form }: OpeningProps) {
  const { id, worker, client, status, cancellation, noShowCase } = booking;
  const t = useText(disputeEn);
  const { disputeJobDays: days } = useSettings();
  const name = firstName(form.side === 'client' ? (worker?.name ?? '') : client.name);
  if (openUntil === null && isNoShow(cancellation?.cause) && noShowCase !== 'upheld')
    return (
      <EmptyState title={t('noShowFirst')}>{t(noShowCase === null ? 'noShowFirstText' : 'noShowSeenText')}</EmptyState>
    );
  if (openUntil === null && beforeWork.includes(status))
    return <EmptyState title={t('tooEarly')}>{t('tooEarlyText')}</EmptyState>;
  if (openUntil === null) return <EmptyState title={t('tooLate')}>{t('tooLateText', { days })}</EmptyState>;
  return <OpenForm {...form} id={id} name={name} />;
}

function isNoShow(cause: string | null | undefined): boolean {
  return cause === 'worker_no_show' || cause === 'client_no_show';
}
