import { bookingCode } from '#contracts/booking/code.ts';
import { shippedText } from '#infra/service-context/shipped-text.ts';
import { csvOf, pesosInCsv } from '#contracts/csv.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import type { PaymentStatus } from '#contracts/payment/lifecycle.ts';
import type { Language } from '#contracts/roles.ts';
import type { PaymentRow } from '#contracts/views/payout-earnings.ts';
import { type Earning, shownStatus } from './earnings.ts';

type Words = { columns: readonly string[]; statuses: Record<PaymentRow['status'], string> };

/** In the reader's language, since the file is for their own bookkeeping. */
const words: Record<Language, Words> = {
  en: {
    columns: [
      'Completed',
      'Booking',
      'Client',
      'Service',
      'Payment',
      'Job (PHP)',
      'Refunded (PHP)',
      'Commission (%)',
      'Commission (PHP)',
      'Take-home (PHP)',
    ],
    statuses: { paid: 'Paid', processing: 'On its way', other: 'Not paid yet' },
  },
  fil: {
    columns: [
      'Natapos',
      'Booking',
      'Kliyente',
      'Serbisyo',
      'Bayad',
      'Trabaho (PHP)',
      'Na-refund (PHP)',
      'Komisyon (%)',
      'Komisyon (PHP)',
      'Iyong kita (PHP)',
    ],
    statuses: { paid: 'Bayad na', processing: 'Paparating', other: 'Hindi pa bayad' },
  },
  ceb: {
    columns: [
      'Nahuman',
      'Booking',
      'Kliyente',
      'Serbisyo',
      'Bayad',
      'Trabaho (PHP)',
      'Giuli (PHP)',
      'Komisyon (%)',
      'Komisyon (PHP)',
      'Imong kita (PHP)',
    ],
    statuses: { paid: 'Bayad na', processing: 'Padulong na', other: 'Wala pa mabayri' },
  },
};

/** One line per completed job, with Manila days and pesos. The last column adds up to the totals on the screen. */
export function earningsCsv(
  all: readonly Earning[],
  statuses: ReadonlyMap<string, PaymentStatus>,
  language: Language,
): string {
  const { columns, statuses: statusWords } = words[language];
  return csvOf([
    columns,
    ...all.map(
      ({ bookingId, customerName, service, completedAt, gross, refunded, commissionPercent, commission, amount }) => [
        manilaDay(completedAt),
        bookingCode(bookingId),
        customerName,
        shippedText(service, language),
        statusWords[shownStatus(statuses.get(bookingId))],
        pesosInCsv(gross),
        pesosInCsv(refunded),
        String(commissionPercent),
        pesosInCsv(commission),
        pesosInCsv(amount),
      ],
    ),
  ]);
}
