import { bookingCode } from '#contracts/booking/code.ts';
import { shippedText } from '#infra/service-context/shipped-text.ts';
import { csvOf, pesosInCsv } from '#contracts/csv.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import type { PaymentStatus } from '#contracts/payment/lifecycle.ts';
import type { Language } from '#contracts/roles.ts';
import { type Earning, shownStatus } from './earnings.ts';
import { inEveryLanguage } from '#infra/translations/translated-texts.ts';
import { earningsCsvEn } from './earnings-csv.en.ts';

const words = inEveryLanguage(earningsCsvEn, 'query-api/payout/earnings-csv');

/** One line per completed job, with Manila days and pesos. The last column adds up to the totals on the screen. */
export function earningsCsv(
  all: readonly Earning[],
  statuses: ReadonlyMap<string, PaymentStatus>,
  language: Language,
): string {
  const { columns, statuses: statusWords } = words[language];
  return csvOf([
    Object.values(columns),
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
