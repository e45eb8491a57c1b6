import { priceChangeInWords } from '../booking/price-change.ts';
import { formatDayAndTime, formatDayWithYear } from '../manila-format.ts';
import { manilaInstant } from '../manila-time.ts';
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
  return { ...values, ...momentsOf(details, locale), ...amountsOf(details, locale) };
}

function amountsOf(details: Details, locale: string): NoticeValues {
  const { finalAmountCentavos, priceCentavos, amountCentavos, feeCentavos, totalCentavos } = details;
  const { beforeCentavos, totalBeforeCentavos } = details;
  const amount = finalAmountCentavos ?? priceCentavos ?? amountCentavos ?? feeCentavos;
  return {
    ...(typeof amount === 'number' && { amount: priceChangeInWords(beforeCentavos, amount, locale) }),
    ...(typeof totalCentavos === 'number' && { total: priceChangeInWords(totalBeforeCentavos, totalCentavos, locale) }),
  };
}

function momentsOf(
  { startsAt, before, heldUntil, answerBy, closesAt, expiresOn }: Details,
  locale: string,
): NoticeValues {
  const values: NoticeValues = {};
  if (typeof startsAt === 'string') values.when = formatDayAndTime(startsAt, locale);
  // Older news don't say it.
  values.before = typeof before === 'string' ? formatDayAndTime(before, locale) : 'none';
  const until = heldUntil ?? answerBy ?? closesAt;
  if (typeof until === 'string') values.until = formatDayAndTime(until, locale);
  if (typeof expiresOn === 'string') values.day = formatDayWithYear(manilaInstant(expiresOn), locale);
  return values;
}
