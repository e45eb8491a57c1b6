import { ShieldCheck } from 'lucide-react';
import type { BookingStatus } from '#contracts/booking/lifecycle.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../i18n/use-text.ts';
import { Receipt } from '../../ui/Receipt.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { methodWord } from '../payments/method-word.ts';
import { MethodIcon } from '../payments/MethodIcon.tsx';
import { paymentsText } from '../payments/payments.text.ts';
import { bookingText } from './booking.text.ts';
import { firstName } from './first-name.ts';
import { owed } from './owed.ts';
import type { Side } from './said.ts';

/** What the job costs and how it is paid, as a receipt. */
export function BookingPayment({ booking, side }: { booking: Booking; side: Side }) {
  const t = useText(bookingText);
  const methods = useText(paymentsText);
  const { payment, service, worker, client } = booking;
  const { lines, total, word } = owed(booking);
  const isOver = nothingComes.includes(booking.status);
  const note = side === 'worker' ? t('clientPays', { client: firstName(client.name) }) : t(payment.method === 'cash' ? 'payInCash' : 'payInSuki', { name: worker ? firstName(worker.name) : '' });
  return (
    <Receipt
      title={t('payment')}
      status={<StatusBadge kind="payment" status={payment.status} />}
      lines={lines.map(({ of, amount }) => ({ label: of === 'service' ? service.name : t('cancellationFee'), amount: formatPesoLong(amount) }))}
      total={{ label: t(side === 'worker' && word === 'toPay' ? 'total' : word), amount: formatPesoLong(total) }}
    >
      {!isOver && (
        <>
          <div className="flex items-center gap-3 rounded-12 bg-sunken p-3">
            <MethodIcon method={payment.method} />
            <div className="min-w-0">
              <p className="text-14 font-strong">{methods(methodWord[payment.method])}</p>
              {payment.account && <p className="tabular text-13 text-muted">{payment.account}</p>}
            </div>
          </div>
          {(side === 'worker' || payment.method !== 'cash' || worker) && (
            <p className="flex gap-2 text-13 text-muted"><ShieldCheck aria-hidden="true" className="size-4.5 shrink-0" />{note}</p>
          )}
        </>
      )}
    </Receipt>
  );
}

const nothingComes: readonly BookingStatus[] = ['declined', 'expired', 'cancelled'];
