import { formatDayWithYear, formatTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Text } from '../../../i18n/use-text.ts';
import { inWords } from '../../catalogue/id-in-words.ts';
import { wordOf, type DataField, type LabelKey, type ValueKey } from './my-data-fields.ts';

export type PageWords = { label: Text<LabelKey>; value: Text<ValueKey>; locale: string };

const amounts = new Set(['amount', 'totalCost', 'hourlyRate', 'wanted', 'waived', 'price', 'centavos']);
/** Names of date fields; dates elsewhere are free text. */
const DATED = /(?:At|Until|On)$|^(?:at|friday|day|from|to|min|max)$/;
const INSTANT = /^\d{4}-\d\d-\d\dT/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d\d:\d\d$/;
const FILE = /^\/(?:api\/files|avatars|portfolio)\//;

/** Formats one value: pesos, days and the screens' texts. Free text stays unchanged. */
export function shownValue(field: DataField, value: unknown, words: PageWords): string {
  if (typeof value === 'boolean') return words.label(value ? 'yes' : 'no');
  if (typeof value === 'number') return shownNumber(field, value, words);
  const text = String(value);
  const word = wordOf(field, text);
  if (word) return words.value(word);
  if (field.name === 'category') return inWords(text);
  if (FILE.test(text)) return text.slice(text.lastIndexOf('/') + 1);
  return DATED.test(field.name) ? shownDate(text, words.locale) : text;
}

function shownNumber({ name }: DataField, value: number, { label }: PageWords): string {
  if (amounts.has(name)) return formatPesoLong(value);
  if (name === 'radiusKm') return label('kilometers', { count: value });
  if (name === 'percent') return label('percentOf', { count: value });
  if (name === 'sizeBytes') return label('kilobytes', { count: Math.ceil(value / 1024) });
  return String(value);
}

function shownDate(text: string, locale: string): string {
  if (INSTANT.test(text)) return `${formatDayWithYear(text, locale)}, ${formatTime(text, locale)}`;
  if (DAY.test(text)) return formatDayWithYear(text, locale);
  return TIME.test(text) ? formatTime(`2026-01-01T${text}:00+08:00`, locale) : text;
}
