import { priceChangeInWords } from '../booking/price-change.ts';
import { formatDayAndTime, formatDayWithYear } from '../manila-format.ts';
import { manilaInstant } from '../manila-time.ts';
import type { Details } from './event-details.ts';

type NoticeValues = Record<string, string | number>;

/** Values that notification texts may use: formatted instants and amounts, plain names and codes. */
export function noticeValues(details: Details, locale: string): NoticeValues {
  const values: NoticeValues = {};
  for (const [name, value] of Object.entries(details)) {
    if (typeof value === 'string' || typeof value === 'number') values[name] = value;
    if (typeof value === 'boolean') values[name] = String(value);
    if (Array.isArray(value)) values[name] = value.join(', ');
  }
  // The user's text becomes part of a sentence with its own full stop.
  if (typeof details.reason === 'string') values.reason = details.reason.replace(/\.\s*$/, '');
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
  // Absent from older notifications.
  values.before = typeof before === 'string' ? formatDayAndTime(before, locale) : 'none';
  const until = heldUntil ?? answerBy ?? closesAt;
  if (typeof until === 'string') values.until = formatDayAndTime(until, locale);
  if (typeof expiresOn === 'string') values.day = formatDayWithYear(manilaInstant(expiresOn), locale);
  return values;
}
