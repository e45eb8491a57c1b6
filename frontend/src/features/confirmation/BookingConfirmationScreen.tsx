import { Navigate, useSearchParams } from 'react-router-dom';
import { isolated } from '#contracts/isolated-text.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { Fetched } from '../../api/Fetched.tsx';
import { inCatalogue } from '../../i18n/i18n.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { Receipt } from '../../ui/showing/Receipt.tsx';
import { Loading, Skeleton } from '../../ui/showing/Skeleton.tsx';
import { PhoneBell } from '../../ui/page/PhoneBell.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { BookingNotFound } from '../booking/parts/BookingNotFound.tsx';
import { WaitingCard } from '../booking/waiting/WaitingCard.tsx';
import { useBooking } from '../booking/use-booking.ts';
import { usePackageName } from '../catalogue/package-name.ts';
import { methodWord } from '../../domain/payment-method/method-word.ts';
import { paymentMethodEn } from '../../domain/payment-method/payment-method.en.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { NextSteps } from './NextSteps.tsx';
import { confirmationEn } from './confirmation.en.ts';

/** /client/booking-confirmation?bookingId=: expected worker, booking and next steps. Updates live. */
export function BookingConfirmationScreen() {
  const t = useText(confirmationEn);
  useTitle(t('page'));
  const [query] = useSearchParams();
  const id = query.get('bookingId') ?? '';
  if (id === '') return <Navigate to="/client/bookings" replace />;
  return <Confirmed key={id} id={id} />;
}

/** The key resets the screen's state for another booking on the same route. */
function Confirmed({ id }: { id: string }) {
  const t = useText(confirmationEn);
  const booking = useBooking(id);
  return (
    <div className="mx-auto max-w-140">
      <div className="mb-1 flex justify-end lg:hidden">
        <PhoneBell />
      </div>
      {!booking.data && <h1 className="sr-only">{t('page')}</h1>}
      {booking.isGone ? (
        <BookingNotFound side="client" wasOpen={false} />
      ) : (
        <Fetched of={booking} failed={t('failed')} waiting={<Waiting />}>
          {(data) => (
            <div className="grid gap-4">
              <WaitingCard booking={data}>
                {ahead.includes(data.status) && <AddToCalendar booking={data} />}
              </WaitingCard>
              <Summary booking={data} />
              <NextSteps booking={data} />
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

/** Statuses of a future job, which can be added to a calendar. */
const ahead: readonly Booking['status'][] = ['pending', 'accepted'];

const agreed: readonly Booking['status'][] = ['accepted', 'arrived', 'in_progress', 'completed'];

function Summary({
  booking: { service, package: chosen, worker, startsAt, address, payment, totalCost, status, code },
}: {
  booking: Booking;
}) {
  const t = useText(confirmationEn);
  const names = useText(paymentMethodEn);
  const packageName = usePackageName();
  const locale = useLocale();
  const priceWord = chosen ? 'fixedPrice' : 'startingAt';
  const totalWord = agreed.includes(status) ? 'agreed' : priceWord;
  const lines = [
    { label: t('service'), words: inCatalogue(service.name) },
    ...(chosen ? [{ label: t('package'), words: packageName(chosen) }] : []),
    { label: t('when'), amount: formatDayAndTime(startsAt, locale) },
    { label: t('where'), words: [address.line, address.barangay, address.city].map(isolated).join(', ') },
    { label: t('worker'), words: worker?.name ?? t('nearby') },
    { label: t('paidBy'), words: names(methodWord[payment.method]) },
  ];
  return (
    <Receipt
      title={t('summary')}
      status={<span className="tabular text-14 text-muted">{code}</span>}
      lines={lines}
      total={{
        label: t(totalWord),
        amount: formatPesoLong(totalCost),
      }}
    />
  );
}
