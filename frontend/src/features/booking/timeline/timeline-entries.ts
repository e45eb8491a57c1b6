import { priceChangeInWords } from '#contracts/booking/price-change.ts';
import { requestParts } from '#contracts/booking/request-parts.ts';
import { reasonIn } from '#contracts/event-texts/own-reasons.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { HistoryEntry } from '#contracts/views/booking.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { firstName } from '../../../domain/first-name.ts';
import type { Values } from '../../../i18n/i18n.ts';
import type { MessageKey } from '../message-key.ts';
import { partWords } from '../part-words.ts';
import { bookingEventsEn } from './booking-events.en.ts';

/** What the words of a booking's events are made of, beside the event itself. */
export type TimelineReader = { side: Side; workerName: string; clientName: string; locale: string };

type TimelineEntry = { title: MessageKey; note?: MessageKey };
type Details = HistoryEntry['details'];

/**
 * An event in words for one side, as contracts/event-texts has them; null when that side need not hear of it. An event
 * without words for a timeline is told in the server's own.
 */
export function timelineEntry(
  { type, details, text, unreadable }: HistoryEntry,
  reader: TimelineReader,
): TimelineEntry | string | null {
  if (unreadable) return { title: { key: 'stepUnreadable' } };
  const words = wordsByType.get(type);
  if (!words) return text;
  // One worker's no to an open request is between them and Suki.
  if (details.stillOpen === true) return null;
  const conditions = conditionsIn(details, reader.side);
  const fitting = (subjects: readonly string[]) =>
    words.find(({ subject, when }) => subjects.includes(subject) && (when === '' || conditions.has(when)))?.key;
  const title = fitting([reader.side, 'both']);
  if (!title) return null;
  const values = valuesOf(details, reader);
  const note = fitting([`${reader.side}Note`, 'note']) ?? changedPart(details);
  return { title: { key: title, values }, ...(note && { note: { key: note, values } }) };
}

type EventWord = keyof typeof bookingEventsEn;
/** One of an event's messages: whom it is for or what it is, when it is said, and its key. */
type Word = { subject: string; when: string; key: EventWord };

/** `BookingCancelled_clientByWorker`: the event, the subject, the condition. */
const wordKey = /^(?<type>\w+)_(?<subject>clientNote|workerNote|note|client|worker|both)(?<when>\w*)$/;

const wordsByType: ReadonlyMap<string, readonly Word[]> = Map.groupBy(
  Object.keys(bookingEventsEn).map((key) => {
    const { type = '', subject = '', when = '' } = wordKey.exec(key)?.groups ?? {};
    // A key of the table is one of its keys.
    return { type, subject, when, key: key as EventWord };
  }),
  ({ type }) => type,
);

/** What may follow in a word's key: `CauseTimeTaken` and `Cause`, `NoWorker`, `ByYou`, `ChangedTime`. */
function conditionsIn(details: Details, side: Side): ReadonlySet<string> {
  const found = Object.entries(details).flatMap(([name, value]) => {
    const detail = pascal(name);
    if (value === null) return [`No${detail}`];
    if (Array.isArray(value)) return value.map((part) => `${detail}${pascal(String(part))}`);
    if (!value) return [];
    return typeof value === 'string' ? [detail, `${detail}${pascal(value)}`] : [detail];
  });
  return new Set([...found, ...(details.by === side ? ['ByYou'] : [])]);
}

/** `time_taken` → `TimeTaken`, `feeCentavos` → `FeeCentavos`. */
function pascal(name: string): string {
  return name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A new time is said; of the rest only what it was that changed. */
function changedPart({ changed }: Details): MessageKey['key'] | undefined {
  const part = Array.isArray(changed) ? requestParts.find((one) => changed.includes(one)) : undefined;
  return part && partWords[part];
}

/** The details as they are said: names short, money in pesos, times in words. */
function valuesOf(details: Details, { workerName, clientName, locale }: TimelineReader): Values {
  const { worker, amountCentavos, priceCentavos, beforeCentavos, feeCentavos, totalCentavos } = details;
  const said = Object.entries(details).flatMap(([name, value]): [string, string | number][] => {
    if (typeof value === 'number') return [[name, value]];
    if (typeof value !== 'string') return [];
    return [[name, isInstant(value) ? formatDayAndTime(value, locale) : value]];
  });
  const values: Values = Object.fromEntries(said);
  return {
    rating: 0,
    method: 'cash',
    reason: '',
    ...values,
    ...(typeof values.reason === 'string' && { reason: reasonIn(locale, values.reason) }),
    // Who it was then: another may have the job by now.
    name: firstName(typeof worker === 'string' ? worker : workerName),
    client: firstName(clientName),
    amount: pesos(amountCentavos ?? priceCentavos, beforeCentavos, locale),
    total: pesos(totalCentavos, difference(totalCentavos, amountCentavos), locale),
    fee: typeof feeCentavos === 'number' && feeCentavos > 0 ? formatPesoShort(feeCentavos) : 'none',
    ...(values.startsAt !== undefined && { when: values.startsAt }),
  };
}

function isInstant(value: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
}

/** With what it was before, where that is known and another. */
function pesos(centavos: unknown, before: unknown, locale: string): string {
  return typeof centavos === 'number' ? priceChangeInWords(before, centavos, locale) : '';
}

function difference(total: unknown, added: unknown): number | null {
  return typeof total === 'number' && typeof added === 'number' ? total - added : null;
}
