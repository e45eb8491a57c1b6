import { priceChangeInWords } from '#contracts/booking/price-change.ts';
import { requestParts } from '#contracts/booking/request-parts.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { HistoryEntry } from '#contracts/views/booking.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { firstName } from '../../../domain/first-name.ts';
import type { Values } from '../../../i18n/i18n.ts';
import type { MessageKey } from '../message-key.ts';
import { partWords } from '../part-words.ts';
import { bookingEventsEn } from './booking-events.en.ts';

/** Values of a booking's event texts, besides the event. */
export type TimelineReader = { side: Side; workerName: string; clientName: string; locale: string };

type TimelineEntry = { title: MessageKey; note?: MessageKey };
type Details = HistoryEntry['details'];

/**
 * Text of an event for one side, from contracts/event-texts; null if that side must not see it. Events without a
 * timeline text use the server's text.
 */
export function timelineEntry(
  { type, details, text, unreadable }: HistoryEntry,
  reader: TimelineReader,
): TimelineEntry | string | null {
  if (unreadable) return { title: { key: 'stepUnreadable' } };
  const words = wordsByType.get(type);
  if (!words) return text;
  // A worker's refusal of an open request is not visible to the client.
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
/** One text of an event: its subject, its condition and its key. */
type Word = { subject: string; when: string; key: EventWord };

/** `BookingCancelled_clientByWorker`: event, subject, condition. */
const wordKey = /^(?<type>\w+)_(?<subject>clientNote|workerNote|note|client|worker|both)(?<when>\w*)$/;

const wordsByType: ReadonlyMap<string, readonly Word[]> = Map.groupBy(
  Object.keys(bookingEventsEn).map((key) => {
    const { type = '', subject = '', when = '' } = wordKey.exec(key)?.groups ?? {};
    // Object.keys loses the key type.
    return { type, subject, when, key: key as EventWord };
  }),
  ({ type }) => type,
);

/** Conditions in a text's key that hold: `CauseTimeTaken` and `Cause`, `NoWorker`, `ByYou`, `ChangedTime`. */
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

/** A changed time is shown with its value; other parts by name only. */
function changedPart({ changed }: Details): MessageKey['key'] | undefined {
  const part = Array.isArray(changed) ? requestParts.find((one) => changed.includes(one)) : undefined;
  return part && partWords[part];
}

/** Details formatted for texts: short names, pesos, times. */
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
    // The worker at that time; the job may have another by now.
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

/** With the previous amount, if it is known and differs. */
function pesos(centavos: unknown, before: unknown, locale: string): string {
  return typeof centavos === 'number' ? priceChangeInWords(before, centavos, locale) : '';
}

function difference(total: unknown, added: unknown): number | null {
  return typeof total === 'number' && typeof added === 'number' ? total - added : null;
}
