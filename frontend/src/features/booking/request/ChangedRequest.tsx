import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { bookingEn } from '../booking.en.ts';
import { firstName } from '../../../domain/first-name.ts';
import { partWords } from '../part-words.ts';
import { askingEn } from './asking.en.ts';

/** Tells the worker which parts of a request changed, and that they are asked before others. */
export function ChangedRequest({ booking }: { booking: Booking }) {
  const t = useText(askingEn);
  const parts = useChangedParts(booking);
  const { status, asked, edited, client, quotes } = booking;
  if (status !== 'pending' && status !== 'quoted') return null;
  const name = firstName(client.name);
  // An outdated quote's card shows it instead.
  const isShownByQuote = quotes.some((quote) => quote.status === 'open' && quote.outdated);
  return (
    <>
      {edited && !isShownByQuote && (
        <Note title={t('changedByClient', { client: name })}>{t('changedParts', { parts })}</Note>
      )}
      {asked && <Note>{t('askedByName', { client: name })}</Note>}
    </>
  );
}

/** Last changed parts of the request: "Time (Fri, Nov 20, 2:00 PM), notes". */
export function useChangedParts({ edited, startsAt }: Booking): string {
  const words = useText(bookingEn);
  const locale = useLocale();
  const parts = (edited?.changed ?? []).map((part, index) => {
    const word = words(partWords[part]);
    const inPlace = index === 0 ? word : word.toLocaleLowerCase(locale);
    return part === 'time' ? `${inPlace} (${formatDayAndTime(startsAt, locale)})` : inPlace;
  });
  return parts.join(', ');
}
