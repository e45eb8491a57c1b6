import { CircleX, Repeat, Star } from 'lucide-react';
import { useState } from 'react';
import { type BookingAction, finalStatuses } from '#contracts/booking/lifecycle.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { ActionRow } from '../../../ui/pressing/ActionRow.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { useBookAgain } from '../../booking-flow/draft/use-book-again.ts';
import { EditRequestRow, NarrowRow, WidenRow } from '../request/RequestRows.tsx';
import { turnOf } from '../../../domain/booking/turn.ts';
import { usePreviewCancellationQuery } from '../../../domain/booking/api.ts';
import { ProposeTimeRow } from '../changes/ProposeTimeRow.tsx';
import { bookingEn } from '../booking.en.ts';
import { firstName } from '../../../domain/first-name.ts';
import { rebookingPartner } from './rebooking-partner.ts';

const CancelDialog = lazyDialog(async () => (await import('./CancelDialog.tsx')).CancelDialog);
const ReviewDialog = lazyDialog(async () => (await import('./ReviewDialog.tsx')).ReviewDialog);

/** Actions with a row here; others have their own cards. */
const rows: ReadonlySet<BookingAction> = new Set([
  'review',
  'edit_request',
  'widen_request',
  'narrow_request',
  'propose_time',
  'cancel',
]);

/** Actions of the client: those that the server allows, and booking again after the end. */
export function ClientActions({ booking }: { booking: Booking }) {
  const t = useText(bookingEn);
  const [open, setOpen] = useState<'cancel' | 'review' | null>(null);
  const { allowedActions } = booking;
  const isOver = finalStatuses.includes(booking.status);
  const close = () => setOpen(null);
  if (!isOver && !allowedActions.some((action) => rows.has(action))) return null;
  return (
    <Card title={t('whatYouCanDo')}>
      <ul className="-mx-2 divide-y divide-line">
        {mayReview(booking) && (
          <li>
            <ReviewRow booking={booking} onClick={() => setOpen('review')} />
          </li>
        )}
        {allowedActions.includes('edit_request') && (
          <li>
            <EditRequestRow booking={booking} />
          </li>
        )}
        {allowedActions.includes('widen_request') && (
          <li>
            <WidenRow booking={booking} />
          </li>
        )}
        {allowedActions.includes('narrow_request') && (
          <li>
            <NarrowRow booking={booking} />
          </li>
        )}
        {allowedActions.includes('propose_time') && (
          <li>
            <ProposeTimeRow booking={booking} side="client" />
          </li>
        )}
        {isOver && (
          <li>
            <BookAgainRow booking={booking} />
          </li>
        )}
        {allowedActions.includes('cancel') && (
          <li>
            <CancelRow booking={booking} onClick={() => setOpen('cancel')} />
          </li>
        )}
      </ul>
      {open === 'cancel' && <CancelDialog side="client" booking={booking} onClose={close} />}
      {open === 'review' && <ReviewDialog booking={booking} onClose={close} />}
    </Card>
  );
}

/** The hero has the review button if the review is the only action. */
function mayReview(booking: Booking): boolean {
  return booking.allowedActions.includes('review') && turnOf(booking) !== 'review';
}

function ReviewRow({ booking, onClick }: { booking: Booking; onClick: () => void }) {
  const t = useText(bookingEn);
  return (
    <ActionRow
      icon={<Star aria-hidden="true" className="size-5" />}
      title={t('writeReview')}
      hint={t('writeReviewHint', { name: firstName(booking.worker?.name ?? '') })}
      onClick={onClick}
    />
  );
}

function BookAgainRow({ booking }: { booking: Booking }) {
  const t = useText(bookingEn);
  const bookAgain = useBookAgain();
  const { service, worker } = booking;
  const whom = rebookingPartner(booking);
  return (
    <ActionRow
      icon={<Repeat aria-hidden="true" className="size-5" />}
      title={
        worker && whom === 'the same worker' ? t('bookAgainWith', { name: firstName(worker.name) }) : t('bookAgain')
      }
      hint={t('bookAgainHint', { service: service.name })}
      onClick={() => bookAgain(booking, whom)}
    />
  );
}

function CancelRow({ booking, onClick }: { booking: Booking; onClick: () => void }) {
  const t = useText(bookingEn);
  const locale = useLocale();
  const now = useNow();
  const { data } = usePreviewCancellationQuery({ id: booking.id });
  return (
    <ActionRow
      danger
      icon={<CircleX aria-hidden="true" className="size-5" />}
      title={t('cancelBooking')}
      hint={data && hint(data)}
      onClick={onClick}
    />
  );

  function hint({ fee, freeUntil }: { fee: number; freeUntil: string }) {
    if (fee > 0) return t('cancelCosts', { fee: formatPesoShort(fee) });
    return Date.parse(freeUntil) > now
      ? t('cancelFreeUntil', { when: formatDayAndTime(freeUntil, locale) })
      : t('cancelFreeNow');
  }
}
