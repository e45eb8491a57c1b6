import { priceChange } from '../booking/price-change.ts';
import { formatDayAndTime, formatDayWithYear } from '../manila-format.ts';
import { manilaInstant } from '../manila-time.ts';
import { formatPesoShort } from '../money.ts';
import type { Details } from './event-details.ts';
import { reasonIn } from './own-reasons.ts';

type NoticeValues = Record<string, string | number>;

/** What a notification's words may name: instants and amounts as they read, names and codes as they are. */
export function noticeValues(details: Details, locale: string): NoticeValues {
  const values: NoticeValues = {};
  for (const [name, value] of Object.entries(details)) {
    if (typeof value === 'string' || typeof value === 'number') values[name] = value;
    if (typeof value === 'boolean') values[name] = String(value);
    if (Array.isArray(value)) values[name] = value.join(', ');
  }
  // What somebody wrote stands within a sentence that ends by itself.
  if (typeof details.reason === 'string') values.reason = reasonIn(locale, details.reason.replace(/\.\s*$/, ''));
  return { ...values, ...momentsOf(details, locale), ...amountsOf(details) };
}

function amountsOf({
  finalAmountCentavos,
  priceCentavos,
  amountCentavos,
  feeCentavos,
  beforeCentavos,
  totalCentavos,
  totalBeforeCentavos,
}: Details): NoticeValues {
  const amount = finalAmountCentavos ?? priceCentavos ?? amountCentavos ?? feeCentavos;
  return {
    ...(typeof amount === 'number' && { amount: changedPrice(beforeCentavos, amount) }),
    ...(typeof totalCentavos === 'number' && { total: changedPrice(totalBeforeCentavos, totalCentavos) }),
  };
}

function momentsOf({ startsAt, heldUntil, answerBy, closesAt, expiresOn }: Details, locale: string): NoticeValues {
  const values: NoticeValues = {};
  if (typeof startsAt === 'string') values.when = formatDayAndTime(startsAt, locale);
  const until = heldUntil ?? answerBy ?? closesAt;
  if (typeof until === 'string') values.until = formatDayAndTime(until, locale);
  if (typeof expiresOn === 'string') values.day = formatDayWithYear(manilaInstant(expiresOn), locale);
  return values;
}

function changedPrice(before: unknown, after: number): string {
  return priceChange(typeof before === 'number' ? before : null, after, formatPesoShort);
}
