import { CalendarDays, ClipboardList, Package, MapPin, Star, UserRound, Wrench } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { streams } from '#contracts/events/streams.ts';
import { formatDayAndTime, formatDayWithYear, formatTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { isPending } from '../../../api/is-pending.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { DetailRow } from '../../../ui/showing/DetailRow.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { shownStatus } from '../../../domain/payment-method/shown-status.ts';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { useReadBookingQuery } from '../../../domain/booking/api.ts';
import { AnsweredQuestions } from '../../form/AnsweredQuestions.tsx';
import { PriceBreakdown } from '../../form/PriceBreakdown.tsx';
import { useDuration } from '../../catalogue/duration.ts';
import { usePackageName } from '../../catalogue/package-name.ts';
import { useCancelAsAdminMutation } from '../api.ts';
import { useReadDisputeQuery } from '../../dispute/api.ts';
import { useListPayoutsOfBookingQuery } from '../payouts/api.ts';
import { PayoutsOfBooking } from '../PayoutsOfBooking.tsx';
import { RowQuickLook } from '../quick-look/RowQuickLook.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { RefundRequests } from '../RefundRequests.tsx';
import { StreamHistory } from '../StreamHistory.tsx';
import { BookingNoShows } from './BookingNoShows.tsx';
import { BookingDispute } from './BookingDispute.tsx';
import { mayBeDisputed } from './may-be-disputed.ts';
import { BookingAgreements } from './BookingAgreements.tsx';
import { manageBookingsEn } from './manage-bookings.en.ts';
import { RebookingLinks } from './RebookingLinks.tsx';

/** Quick look at a booking: people, money, history and cancellation. */
export function BookingPanel({
  id,
  known,
  onClose,
}: {
  id: string;
  /** List row, used until the booking is loaded. */ known?: Booking | undefined;
  onClose: () => void;
}) {
  const t = useText(manageBookingsEn);
  const query = useReadBookingQuery({ id });
  const booking = query.currentData ?? known;
  const isWhole = useIsWhole(id, booking);
  return (
    <RowQuickLook
      id={id}
      kicker={booking ? inCatalogue(booking.service.name) : t('service')}
      title={booking?.code}
      onClose={onClose}
      facts={booking && <Statuses booking={booking} />}
      of={query}
      failed={t('bookingFailed')}
    >
      {booking && isWhole && <Facts booking={booking} />}
    </RowQuickLook>
  );
}

/** Dispute and payouts are part of the facts, so all of them appear together. */
function useIsWhole(id: string, booking: Booking | undefined): boolean {
  const dispute = useReadDisputeQuery({ id }, { skip: !booking || !mayBeDisputed(booking) });
  const payouts = useListPayoutsOfBookingQuery({ id }, { skip: !useMay()('payouts.read') });
  return ![dispute, payouts].some(isPending);
}

function Statuses({ booking: { status, payment } }: { booking: Booking }) {
  return (
    <>
      <StatusBadge kind="booking" status={status} size={22} />
      <StatusBadge kind="payment" status={shownStatus(payment)} size={22} />
    </>
  );
}

function Facts({ booking }: { booking: Booking }) {
  const t = useText(manageBookingsEn);
  const packageName = usePackageName();
  const { decline, cancellation, notes, review } = booking;
  return (
    <>
      {cancellation && (
        <Note tone="warning">
          {cancellation.cause ? t(`cause_${cancellation.cause}`) : t('cancelledBy', { reason: cancellation.reason })}
        </Note>
      )}
      <BookingNoShows booking={booking} />
      <BookingDispute booking={booking} />
      {decline && <Note tone="warning">{t('declinedBecause', { reason: decline.reason })}</Note>}
      <RebookingLinks booking={booking} />
      <WhenAndWhere booking={booking} />
      <People booking={booking} />
      {booking.package && (
        <DetailRow
          icon={<Package />}
          title={packageName(booking.package)}
          hint={booking.package.includes.map(inCatalogue).join(', ')}
        />
      )}
      {booking.form && booking.answered.length > 0 && (
        <DetailRow icon={<ClipboardList />} title={t('answers')}>
          <AnsweredQuestions answered={booking.answered} />
          <PriceBreakdown form={booking.form} />
        </DetailRow>
      )}
      {notes && (
        <DetailRow
          icon={<ClipboardList />}
          title={t('notes')}
          hint={<span className="[overflow-wrap:anywhere]">{notes}</span>}
        />
      )}
      <Money booking={booking} />
      <RefundRequests of={booking.payment} />
      <PayoutsOfBooking bookingId={booking.id} />
      <BookingAgreements booking={booking} />
      {review && <DetailRow icon={<Star />} title={t('reviewed', { rating: review.rating })} hint={review.text} />}
      <Cancelling booking={booking} />
      <hr className="border-line" />
      <StreamHistory stream={streams.booking(booking.id)} />
    </>
  );
}

function WhenAndWhere({ booking: { startsAt, durationMinutes, address, requestedAt } }: { booking: Booking }) {
  const t = useText(manageBookingsEn);
  const locale = useLocale();
  const durationWords = useDuration();
  const place = [address.barangay, address.city, address.province].filter(Boolean).join(', ');
  return (
    <>
      <DetailRow
        icon={<CalendarDays />}
        title={`${formatDayWithYear(startsAt, locale)}, ${formatTime(startsAt, locale)}`}
        hint={
          <>
            {t('duration', { duration: durationWords(durationMinutes) })}
            <br />
            {t('requested', { when: formatDayAndTime(requestedAt, locale) })}
          </>
        }
      />
      <DetailRow icon={<MapPin />} title={address.line} hint={place} />
    </>
  );
}

function People({ booking: { client, worker } }: { booking: Booking }) {
  const t = useText(manageBookingsEn);
  return (
    <>
      <DetailRow icon={<UserRound />} title={<PersonLink id={client.id} name={client.name} />} hint={t('client')} />
      <DetailRow
        icon={<Wrench />}
        title={worker ? <PersonLink id={worker.accountId} name={worker.name} /> : t('openToNearby')}
        hint={t('worker')}
      />
    </>
  );
}

function PersonLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to={`/admin/users/${encodeURIComponent(id)}`} className="rounded-8 hover:underline hover:underline-offset-4">
      {name}
    </Link>
  );
}

function Money({ booking: { id, price, totalCost, extras, status, payment, cancellation } }: { booking: Booking }) {
  const t = useText(manageBookingsEn);
  const may = useMay();
  const lines = [
    { label: t('agreed'), amount: price },
    ...extras.filter((extra) => extra.status === 'approved').map(({ reason, amount }) => ({ label: reason, amount })),
    ...(cancellation ? [{ label: t('fee'), amount: cancellation.fee }] : []),
    ...(status === 'completed' || totalCost !== price ? [{ label: t('total'), amount: totalCost }] : []),
    ...(payment.received > 0 ? [{ label: t('received'), amount: payment.received }] : []),
    ...(payment.refunded > 0 ? [{ label: t('amountRefunded'), amount: -payment.refunded }] : []),
    ...(payment.owed > 0 ? [{ label: t('owed'), amount: payment.owed }] : []),
  ];
  return (
    <dl className="rounded-12 bg-sunken px-3 py-2 text-14">
      {lines.map(({ label, amount }, nth) => (
        <div key={nth} className="flex justify-between gap-3 py-0.5">
          <dt className="text-muted">{label}</dt>
          <dd className="amount">{formatPesoLong(amount)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-3 py-0.5">
        <dt className="text-muted">{t('payment')}</dt>
        <dd>
          {payment.status === 'unpaid' || !may('payments.read') ? (
            t('payBy', { method: t(payment.method) })
          ) : (
            <TextLink inline to={`/admin/payments/${encodeURIComponent(id)}`}>
              {t('payBy', { method: t(payment.method) })}
            </TextLink>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** Rendered only if the booking's `allowedActions` include it. */
function Cancelling({ booking: { id, code, client, allowedActions } }: { booking: Booking }) {
  const t = useText(manageBookingsEn);
  const [asking, setAsking] = useState(false);
  const [cancel] = useCancelAsAdminMutation();
  if (!allowedActions.includes('cancel')) return null;

  async function confirm(reason: string) {
    const { approval } = await cancel({ id, body: { reason } }).unwrap();
    showToast(t(approval ? 'askedSecond' : 'cancelled', { code }), { variant: 'success' });
  }

  return (
    <>
      <Button size={44} variant="danger-outline" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('cancelTitle')}
          description={t('cancelMessage', { client: client.name })}
          confirm={t('cancel')}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
