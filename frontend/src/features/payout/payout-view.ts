import { formatDay, formatDayAndTime, formatLongDay } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Payout } from '#contracts/views/payout.ts';
import { inCatalogue } from '../../i18n/i18n.ts';
import type { Values } from '../../i18n/i18n.ts';
import type { earningsEn } from './earnings.en.ts';

type EarningsWord = keyof typeof earningsEn;
type MessageKey = { key: EarningsWord; values?: Values };

/** Status of a payout as a sentence; a sent one names its account. */
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

/** Label of a payout's sum. Below zero nothing is sent: the commission on cash jobs exceeds the earnings. */
export function totalWord({ status, amount }: Pick<Payout, 'status' | 'amount'>): EarningsWord {
  if (amount < 0) return 'comesOff';
  return status === 'paid' ? 'paidOut' : 'toPayOut';
}

/** Note about the next payout's amount. `method`: null without a payout method. */
export function nextPayoutNote({ amount }: Pick<Payout, 'amount'>, method: string | null): EarningsWord | null {
  if (amount < 0) return 'comesOff';
  return method === null && amount > 0 ? 'waitsForAccount' : null;
}

type Sum = { word: 'grossTotal' | 'commissionTotal' | 'cashTotal' | 'otherTotal'; amount: number };

/** Components of a payout in centavos, which add up to its amount. */
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

/** Kind, person, time and computation of a payout line. */
export function payoutLine(line: Line, locale: string): LineWords {
  const { kind, service, customerName, gross, at } = line;
  const day = formatDay(at, locale);
  const about = [customerName, day].filter(Boolean).join(', ');
  const client = customerName ?? '';
  const words: Record<Line['kind'], LineWords> = {
    job: { title: inCatalogue(service ?? ''), about, note: partsOf(line) },
    cash_job: { title: inCatalogue(service ?? ''), about, note: partsOf(line) },
    cancellation_fee: { title: { key: 'lineFee' }, about, note: partsOf(line) },
    // The same kind of line also corrects a job upwards, for example after a failed refund.
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

/** The worker gets back the commission on a refund. */
function refundText({ gross, commission }: Line): MessageKey | null {
  return commission === 0
    ? null
    : { key: 'lineRefunded', values: { gross: formatPesoLong(-gross), commission: formatPesoLong(commission) } };
}
