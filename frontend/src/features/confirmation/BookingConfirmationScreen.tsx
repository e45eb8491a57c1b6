import { CircleCheck } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { Fetched } from '../../api/Fetched.tsx';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { Avatar } from '../../ui/showing/Avatar.tsx';
import { ButtonLink } from '../../ui/pressing/ButtonLink.tsx';
import { DeepPanel } from '../../ui/showing/DeepPanel.tsx';
import { Receipt } from '../../ui/showing/Receipt.tsx';
import { Loading, Skeleton } from '../../ui/showing/Skeleton.tsx';
import { StatusBadge } from '../../ui/showing/StatusBadge.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { BookingGone } from '../booking/parts/BookingGone.tsx';
import { firstName } from '../../domain/first-name.ts';
import { useBooking } from '../booking/use-booking.ts';
import { useAnnouncedChange } from '../../ui/over-the-page/use-announced-change.ts';
import { methodWord } from '../../domain/payment-method/method-word.ts';
import { paymentMethodText } from '../../domain/payment-method/payment-method.text.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { ComesNext } from './ComesNext.tsx';
import { confirmationOf } from './confirmation-view.ts';
import { confirmationText } from './confirmation.text.ts';

/** /client/booking-confirmation?bookingId=: what was booked and what comes next, true to how it stands now. */
export function BookingConfirmationScreen() {
  const t = useText(confirmationText);
  useTitle(t('page'));
  const [query] = useSearchParams();
  const id = query.get('bookingId') ?? '';
  if (id === '') return <Navigate to="/client/bookings" replace />;
  return <Confirmed id={id} />;
}

function Confirmed({ id }: { id: string }) {
  const t = useText(confirmationText);
  const booking = useBooking(id);
  return (
    <div className="mx-auto max-w-140">
      {!booking.data && <h1 className="sr-only">{t('page')}</h1>}
      {booking.isGone ? (
        <BookingGone side="client" wasOpen={false} />
      ) : (
        <Fetched of={booking} failed={t('failed')} waiting={<Waiting />}>
          {(data) => (
            <div className="grid gap-4">
              <HowItStands booking={data} />
              <Summary booking={data} />
              <ComesNext booking={data} />
            </div>
          )}
        </Fetched>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <Loading className="grid gap-4">
      <Skeleton className="h-66 rounded-20" />
      <Skeleton className="h-80 rounded-20" />
    </Loading>
  );
}

function HowItStands({ booking }: { booking: Booking }) {
  const t = useText(confirmationText);
  const locale = useLocale();
  const { worker, service, status } = booking;
  const { title, text, ahead } = confirmationOf(booking);
  const values = {
    name: worker ? firstName(worker.name) : '',
    service: service.name,
    when: formatDayAndTime(booking.startsAt, locale),
    until: formatDayAndTime(booking.answerBy, locale),
  };
  useAnnouncedChange(status, t(title, values));
  return (
    <DeepPanel className="text-center">
      <div className="mb-3 flex justify-center">
        {worker ? (
          <Avatar name={worker.name} src={worker.avatar} size={96} />
        ) : (
          <span className="flex size-16 items-center justify-center rounded-pill bg-deep-2 text-mango">
            <CircleCheck aria-hidden="true" className="size-8" />
          </span>
        )}
      </div>
      <StatusBadge kind="booking" status={status} on="deep" />
      <h1 className="mt-3 text-28 font-display">{t(title, values)}</h1>
      <p className="mx-auto mt-1 max-w-90 text-14 text-on-deep-muted">{t(text, values)}</p>
      <div className="mt-5 grid gap-2.5 sm:grid-cols-2">
        <ButtonLink to={`/client/bookings/${booking.id}`} variant="mango" className={ahead ? '' : 'sm:col-span-2'}>
          {t(status === 'quoted' ? 'seeQuotes' : 'openBooking')}
        </ButtonLink>
        {ahead && <AddToCalendar booking={booking} />}
        <ButtonLink to="/client/home" variant="deep" className="sm:col-span-2">
          {t('goHome')}
        </ButtonLink>
      </div>
    </DeepPanel>
  );
}

const agreed: readonly Booking['status'][] = ['accepted', 'arrived', 'in_progress', 'completed'];

function Summary({
  booking: { service, worker, startsAt, address, payment, totalCost, status, code },
}: {
  booking: Booking;
}) {
  const t = useText(confirmationText);
  const names = useText(paymentMethodText);
  const locale = useLocale();
  const lines = [
    { label: t('service'), words: service.name },
    { label: t('when'), amount: formatDayAndTime(startsAt, locale) },
    { label: t('where'), words: `${address.line}, ${address.barangay}, ${address.city}` },
    { label: t('worker'), words: worker?.name ?? t('nearby') },
    { label: t('paidBy'), words: names(methodWord[payment.method]) },
  ];
  return (
    <Receipt
      title={t('summary')}
      status={<span className="tabular text-14 text-muted">{code}</span>}
      lines={lines}
      total={{ label: t(agreed.includes(status) ? 'agreed' : 'startingAt'), amount: formatPesoLong(totalCost) }}
    />
  );
}
