import * as z from 'zod/mini';
import { formatDayAndTime, formatDayWithYear } from '../manila-format.ts';
import { formatPesoLong } from '../money.ts';
import { settingUnits } from '../platform/setting-units.ts';
import type { Settings } from '../platform/settings.ts';
import type { Values } from './say.ts';

const Plain = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/**
 * Old and new value: null for none; no `before` if it is irrelevant. `of`: key of the changed item, if there are several;
 * `name`: its name.
 */
const Change = z.object({
  of: z.optional(z.string()),
  name: z.optional(z.string()),
  before: z.optional(Plain),
  after: Plain,
});
export type Change = z.infer<typeof Change>;

/** Values for an event's `changes` text, by name. Names that end with Centavos have centavos. */
export const ChangeDetails = z.record(z.string(), z.union([Plain, Change, z.array(z.union([z.string(), Change]))]));
export type ChangeDetails = z.infer<typeof ChangeDetails>;

/** Formats change values in a language. `phrase` reads change-phrases.en.ts; undefined for a missing key. */
export type ChangeWording = {
  locale: string;
  phrase: (key: string, values?: Record<string, string | number>) => string | undefined;
};

type Plain = Change['after'];

/** Day and time in English, as in texts by the server. */
export const when = (instant: string) => formatDayAndTime(instant, 'en');
/** Cuts free text to the width of a column. */
export const truncate = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

const INSTANT = /^\d{4}-\d\d-\d\dT/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const CENTAVOS = 'Centavos';

/**
 * Formats details for an event's `changes` text: amounts under their name without "Centavos", instants as day and time,
 * days as such; "old → new" when both are known; lists joined.
 */
export function changeValues(details: ChangeDetails, wording: ChangeWording): Values {
  return Object.fromEntries(
    Object.entries(details).map(([name, detail]) => [phrasePrefix(name), shown(name, detail, wording)]),
  );
}

/** The name under which texts refer to a detail. */
export function phrasePrefix(name: string): string {
  return name.endsWith(CENTAVOS) ? name.slice(0, -CENTAVOS.length) : name;
}

function shown(name: string, detail: ChangeDetails[string], wording: ChangeWording): Plain {
  if (Array.isArray(detail)) return listed(name, detail, wording);
  if (typeof detail === 'object' && detail !== null) return describeChange(name, detail, wording);
  return typeof detail === 'number' && !name.endsWith(CENTAVOS) ? detail : written(name, detail, wording);
}

function listed(name: string, items: readonly (string | Change)[], wording: ChangeWording): string {
  const texts = items.map((item) => {
    if (typeof item === 'string') return wording.phrase(`${phrasePrefix(name)}_${item}`) ?? item;
    return item.of === undefined ? describeChange(name, item, wording) : oneOf(name, { ...item, of: item.of }, wording);
  });
  // Items of more than one word contain commas.
  return texts.join(items.some((item) => typeof item === 'object' && item.of !== undefined) ? '; ' : ', ');
}

type OneOf = Change & { of: string };

/** "Commission, 12% → 11.5%"; "by the hour none → ₱200.00". */
function oneOf(name: string, { of, ...change }: OneOf, wording: ChangeWording): string {
  if (Object.hasOwn(settingUnits, of)) {
    // The check above found the name.
    return `${wording.phrase(of) ?? of}, ${describeSettingChange(of as keyof Settings, change, wording)}`;
  }
  const text = describeChange(name, change, wording);
  return wording.phrase(`${phrasePrefix(name)}_${of}`, { change: text, name: change.name ?? '' }) ?? text;
}

function describeChange(name: string, { before, after }: Change, wording: ChangeWording): string {
  return beforeAndAfter(before, after, (value) => written(name, value, wording) ?? wording.phrase('none') ?? '');
}

function describeSettingChange(setting: keyof Settings, { before, after }: Change, wording: ChangeWording): string {
  return beforeAndAfter(before, after, (value) => settingText(setting, value, wording));
}

/** The new value; with the old one if it differs and is known. */
function beforeAndAfter(before: Plain | undefined, after: Plain, text: (value: Plain) => string): string {
  return before === undefined || before === after ? text(after) : `${text(before)} → ${text(after)}`;
}

function settingText(setting: keyof Settings, value: Plain, { phrase }: ChangeWording): string {
  if (typeof value === 'boolean') return phrase(value ? 'on' : 'off') ?? '';
  if (typeof value !== 'number') return value ?? '';
  const unit = settingUnits[setting];
  if (unit === 'centavos') return formatPesoLong(value);
  return unit === 'percent' ? `${value}%` : (phrase(unit, { count: value }) ?? String(value));
}

function written(name: string, value: Plain, { locale, phrase }: ChangeWording): string | null {
  if (value === null) return null;
  if (typeof value === 'number') return name.endsWith(CENTAVOS) ? formatPesoLong(value) : String(value);
  if (typeof value === 'boolean') return String(value);
  if (DAY.test(value)) return formatDayWithYear(value, locale);
  if (INSTANT.test(value)) return formatDayAndTime(value, locale);
  return phrase(`${name}_${value}`) ?? value;
}
