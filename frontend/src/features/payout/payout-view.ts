import { formatDay, formatDayAndTime, formatLongDay } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Payout } from '#contracts/views/payout.ts';
import { inCatalogue } from '../../i18n/i18n.ts';
import type { Values } from '../../i18n/i18n.ts';
import type { earningsEn } from './earnings.en.ts';

type EarningsWord = keyof typeof earningsEn;
type MessageKey = { key: EarningsWord; values?: Values };

/** How a payout stands, in a sentence; what is sent names where it goes. */
export function payoutStatusText(
  payout: Payout,
  locale: string,
  methodName: (method: string) => string,
): MessageKey | null {
  const { status, reason, account, paidAt, friday, carriedTo } = payout;
  const to = { method: payout.method ? methodName(payout.method) : '', account: account ?? '' };
  const sentences: Record<Payout['status'], MessageKey | null> = {
    accruing: { key: 'gathers' },
    scheduled: payout.method ? { key: 'onItsWayTo', values: to } : null,
    on_hold: heldFor(payout, locale),
    paid: { key: 'sentOn', values: { ...to, when: formatDay(paidAt ?? manilaInstant(friday), locale) } },
    failed: { key: 'failedFor', values: { reason: reason ?? '' } },
    reversed: { key: 'cameBack', values: { reason: reason ?? '' } },
    carried: carriedTo ? { key: 'carriedTo', values: { day: formatLongDay(manilaInstant(carriedTo), locale) } } : null,
  };
  return sentences[status];
}

function heldFor({ missingAccount, accountChange, reason }: Payout, locale: string): MessageKey {
  if (accountChange)
    return { key: 'heldForChange', values: { until: formatDayAndTime(accountChange.heldUntil, locale) } };
  return missingAccount ? { key: 'heldForAccount' } : { key: 'heldFor', values: { reason: reason ?? '' } };
}

/** What the sum at the foot of a payout is: below zero nothing is sent, cash jobs left more commission owed than is earned. */
export function totalWord({ status, amount }: Pick<Payout, 'status' | 'amount'>): EarningsWord {
  if (amount < 0) return 'comesOff';
  return status === 'paid' ? 'paidOut' : 'toPayOut';
}

/** What a worker has to know of the coming payout's amount; `method`: null where they have said none. */
export function nextPayoutNote({ amount }: Pick<Payout, 'amount'>, method: string | null): EarningsWord | null {
  if (amount < 0) return 'comesOff';
  return method === null && amount > 0 ? 'waitsForAccount' : null;
}

type Sum = { word: 'grossTotal' | 'commissionTotal' | 'cashTotal' | 'otherTotal'; amount: number };

/** What a payout is made of, in centavos: the sums come to its amount. */
export function payoutSums({
  gross,
  commission,
  cash,
  amount,
}: Pick<Payout, 'gross' | 'commission' | 'cash' | 'amount'>): Sum[] {
  const sums: Sum[] = [
    { word: 'grossTotal', amount: gross },
    { word: 'commissionTotal', amount: commission },
    { word: 'cashTotal', amount: -cash },
    { word: 'otherTotal', amount: amount - (gross + commission - cash) },
  ];
  return sums.filter((sum) => sum.amount !== 0);
}

type Line = Payout['lines'][number];

type LineWords = {
  /** A string is the service's own name. */ title: MessageKey | string;
  about: string;
  note: MessageKey | null;
};

/** What a line of a payout is for, of whom and when, and how its amount comes about. */
export function payoutLine(line: Line, locale: string): LineWords {
  const { kind, service, customerName, gross, at } = line;
  const day = formatDay(at, locale);
  const about = [customerName, day].filter(Boolean).join(', ');
  const client = customerName ?? '';
  const words: Record<Line['kind'], LineWords> = {
    job: { title: inCatalogue(service ?? ''), about, note: partsOf(line) },
    cash_job: { title: inCatalogue(service ?? ''), about, note: partsOf(line) },
    cancellation_fee: { title: { key: 'lineFee' }, about, note: partsOf(line) },
    // The same kind of line corrects a job upwards, as after a refund that failed.
    refund:
      gross < 0
        ? { title: { key: 'lineRefund', values: { client } }, about: day, note: refundText(line) }
        : { title: { key: 'lineCorrected', values: { client } }, about: day, note: partsOf(line) },
    carried: { title: { key: 'lineCarried' }, about, note: null },
    reversed: { title: { key: 'lineReversed' }, about, note: null },
    held: {
      title: { key: 'lineHeld' },
      about: [service && inCatalogue(service), about].filter(Boolean).join(', '),
      note: null,
    },
    released: {
      title: { key: 'lineReleased' },
      about: [service && inCatalogue(service), about].filter(Boolean).join(', '),
      note: null,
    },
  };
  return words[kind];
}

function partsOf({ gross, commission, cash }: Line): MessageKey | null {
  const values = { gross: formatPesoLong(gross), commission: formatPesoLong(-commission), cash: formatPesoLong(cash) };
  return commission === 0 ? null : { key: cash === 0 ? 'lineGross' : 'lineCash', values };
}

/** The commission on a refund is the worker's again. */
function refundText({ gross, commission }: Line): MessageKey | null {
  return commission === 0
    ? null
    : { key: 'lineRefunded', values: { gross: formatPesoLong(-gross), commission: formatPesoLong(commission) } };
}
