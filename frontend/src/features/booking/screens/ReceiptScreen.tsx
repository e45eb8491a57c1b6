import { Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { formatDayAndTime, formatDayWithYear } from '#contracts/manila-format.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { bookingPathOf } from '../../../domain/booking/paths.ts';
import { methodsIn } from '../../../domain/payment-method/methods-in.ts';
import { paymentMethodEn } from '../../../domain/payment-method/payment-method.en.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Logo } from '../../../ui/showing/decoration/Logo.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { addressLine } from '../../booking-flow/address/address-text.ts';
import { bookingEn } from '../booking.en.ts';
import { BookingNotFound } from '../parts/BookingNotFound.tsx';
import { BookingPayment } from '../parts/BookingPayment.tsx';
import { useBooking } from '../use-booking.ts';

/** /client/bookings/{bookingId}/receipt: a receipt to print or save as PDF. */
export function ReceiptScreen() {
  const { bookingId = '' } = useParams();
  return <ReceiptOf key={bookingId} bookingId={bookingId} />;
}

/** The key resets the screen's state for another booking on the same route. */
function ReceiptOf({ bookingId }: { bookingId: string }) {
  const t = useText(bookingEn);
  const booking = useBooking(bookingId);
  return (
    <div className="mx-auto max-w-140">
      <PageHeader
        title={t('receipt')}
        back={{ to: bookingPathOf.client(bookingId), label: t('booking') }}
        {...(booking.data && {
          actions: (
            <Button
              size={44}
              variant="outline"
              icon={<Printer aria-hidden="true" className="size-5" />}
              onClick={() => window.print()}
            >
              {t('printReceipt')}
            </Button>
          ),
        })}
      />
      {booking.isGone ? (
        <BookingNotFound side="client" wasOpen={false} />
      ) : (
        <Fetched
          of={booking}
          failed={t('loadFailed')}
          waiting={
            <Loading>
              <Skeleton className="h-110 rounded-20" />
            </Loading>
          }
        >
          {(data) => <PrintedReceipt booking={data} />}
        </Fetched>
      )}
    </div>
  );
}

function PrintedReceipt({ booking }: { booking: Booking }) {
  const t = useText(bookingEn);
  const names = useText(paymentMethodEn);
  const locale = useLocale();
  const { code, service, worker, client, startsAt, completion, address, payment } = booking;
  const facts = [
    [t('receiptOf'), code],
    [t('receiptFor'), client.name],
    ...(worker ? [[t('receiptBy'), worker.name]] : []),
    [t('receiptJob'), `${inCatalogue(service.name)}, ${formatDayAndTime(startsAt, locale)}`],
    [t('receiptWhere'), addressLine(address)],
    ...(payment.received > 0 ? [[t('receiptPaidBy'), methodsIn(payment, names)]] : []),
    ...(payment.reference ? [[t('receiptReference'), payment.reference]] : []),
    ...(completion ? [[t('receiptDone'), formatDayWithYear(completion.at, locale)]] : []),
  ] as const;
  return (
    <article data-print aria-label={t('receipt')} className="grid w-full gap-4">
      <div className="rounded-20 border border-line bg-surface p-5 lg:p-6">
        <Logo />
        <dl className="mt-4 grid gap-2 text-14">
          {facts.map(([label, value]) => (
            <div key={label} className="flex items-baseline justify-between gap-4">
              <dt className="shrink-0 text-muted">{label}</dt>
              <dd className="min-w-0 text-right font-strong wrap-anywhere">
                <Unbroken>{value}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <BookingPayment booking={booking} side="client" onPaper>
        {null}
      </BookingPayment>
    </article>
  );
}
