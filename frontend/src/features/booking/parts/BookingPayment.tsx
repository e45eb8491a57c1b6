import type { ReactNode } from 'react';
import type { BookingStatus } from '#contracts/booking/lifecycle.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { shownStatus } from '../../../domain/payment-method/shown-status.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { GetHelp } from '../../../domain/GetHelp.tsx';
import { Receipt } from '../../../ui/showing/Receipt.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { usePackageName } from '../../catalogue/package-name.ts';
import { bookingEn } from '../booking.en.ts';
import { receiptLines } from './receipt-lines.ts';
import type { Side } from '../../../domain/booking/side.ts';

export const RECEIPT = 'payment';

interface Props {
  booking: Booking;
  side: Side;
  /** Payment actions of this side, below the total. */
  children: ReactNode;
  /** Without buttons, for printing. */ onPaper?: boolean;
}

/** Cost and payment of the job as a receipt. */
export function BookingPayment({ booking, side, children, onPaper = false }: Props) {
  const t = useText(bookingEn);
  const nameOf = usePackageName();
  const { payment, service, package: chosen } = booking;
  const work = chosen ? nameOf(chosen) : inCatalogue(service.name);
  const { lines, total, word } = receiptLines(booking);
  const isNothing = word === 'nothingToPay' && payment.status === 'unpaid';
  const over = nothingComes.includes(booking.status) && payment.status === 'unpaid';
  return (
    <div id={RECEIPT}>
      <Receipt
        title={t('payment')}
        status={!isNothing && <StatusBadge key={payment.status} kind="payment" status={shownStatus(payment)} />}
        lines={lines.map(({ of, amount, reason }) => ({
          label: of === 'service' ? work : (reason ?? t(lineWord[of])),
          amount: formatPesoLong(amount),
        }))}
        total={{ label: t(side === 'worker' && word === 'toPay' ? 'total' : word), amount: formatPesoLong(total) }}
      >
        {!over && children}
        {payment.received > 0 && !onPaper && (
          <GetHelp
            side={side}
            about={{ kind: 'payment', id: booking.id }}
            topic="payment"
            className="self-center text-14"
          />
        )}
      </Receipt>
    </div>
  );
}

const lineWord = {
  extra: 'extra',
  cancellationFee: 'cancellationFee',
  paidAlready: 'paidAlready',
  amountRefunded: 'amountRefunded',
  letOff: 'letOff',
  tooMuch: 'tooMuch',
  calledOff: 'calledOff',
  turnedDown: 'turnedDown',
  notAnswered: 'notAnswered',
} as const;

const nothingComes: readonly BookingStatus[] = ['declined', 'expired', 'cancelled'];
