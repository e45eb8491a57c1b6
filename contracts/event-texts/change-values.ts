import * as z from 'zod/mini';
import { formatDayAndTime, formatDayWithYear } from '../manila-format.ts';
import { formatPesoLong } from '../money.ts';
import { settingUnits } from '../platform/setting-units.ts';
import type { Settings } from '../platform/settings.ts';
import { reasonIn } from './own-reasons.ts';
import type { Values } from './say.ts';

const Plain = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/**
 * What something was and is: null where there was none, without `before` where that is nothing to say. `of`: which of
 * several it is, by a word of ours; `name`: what that one is called.
 */
const Change = z.object({
  of: z.optional(z.string()),
  name: z.optional(z.string()),
  before: z.optional(Plain),
  after: Plain,
});
export type Change = z.infer<typeof Change>;

/** What `changes` of an event is made of, by name; of a name that ends with Centavos, in centavos. */
export const ChangeDetails = z.record(z.string(), z.union([Plain, Change, z.array(z.union([z.string(), Change]))]));
export type ChangeDetails = z.infer<typeof ChangeDetails>;

/** How a language says what stands in a change. `phrase`: of change-phrases.*.ts; undefined for a key that it lacks. */
export type ChangeWording = {
  locale: string;
  phrase: (key: string, values?: Record<string, string | number>) => string | undefined;
};

type Plain = Change['after'];

/** As the server writes days and times, in English. */
export const when = (instant: string) => formatDayAndTime(instant, 'en');
/** What people wrote is cut to the width of a column. */
export const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

const INSTANT = /^\d{4}-\d\d-\d\dT/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const CENTAVOS = 'Centavos';

/**
 * What an event's details are as its `changes` name them: an amount by its field without "Centavos", an instant as its
 * day and time, a day as such; "was → is" where it says both, and several in a row.
 */
export function changeValues(details: ChangeDetails, wording: ChangeWording): Values {
  return Object.fromEntries(
    Object.entries(details).map(([name, detail]) => [called(name), shown(name, detail, wording)]),
  );
}

/** By what name words say it. */
export function called(name: string): string {
  return name.endsWith(CENTAVOS) ? name.slice(0, -CENTAVOS.length) : name;
}

function shown(name: string, detail: ChangeDetails[string], wording: ChangeWording): Plain {
  if (Array.isArray(detail)) return listed(name, detail, wording);
  if (typeof detail === 'object' && detail !== null) return becameIn(name, detail, wording);
  return typeof detail === 'number' && !name.endsWith(CENTAVOS) ? detail : written(name, detail, wording);
}

function listed(name: string, items: readonly (string | Change)[], wording: ChangeWording): string {
  const texts = items.map((item) => {
    if (typeof item === 'string') return wording.phrase(`${called(name)}_${item}`) ?? item;
    return item.of === undefined ? becameIn(name, item, wording) : oneOf(name, { ...item, of: item.of }, wording);
  });
  // What says more than a word has commas of its own.
  return texts.join(items.some((item) => typeof item === 'object' && item.of !== undefined) ? '; ' : ', ');
}

type OneOf = Change & { of: string };

/** "Commission, 12% → 11.5%"; "by the hour none → ₱200.00". */
function oneOf(name: string, { of, ...change }: OneOf, wording: ChangeWording): string {
  if (Object.hasOwn(settingUnits, of)) {
    // It has that name.
    return `${wording.phrase(of) ?? of}, ${settingBecame(of as keyof Settings, change, wording)}`;
  }
  const text = becameIn(name, change, wording);
  return wording.phrase(`${called(name)}_${of}`, { change: text, name: change.name ?? '' }) ?? text;
}

function becameIn(name: string, { before, after }: Change, wording: ChangeWording): string {
  return became(before, after, (value) => written(name, value, wording) ?? wording.phrase('none') ?? '');
}

function settingBecame(setting: keyof Settings, { before, after }: Change, wording: ChangeWording): string {
  return became(before, after, (value) => settingText(setting, value, wording));
}

/** What is now, alone where it was the same, or what was before is nothing to say. */
function became(before: Plain | undefined, after: Plain, text: (value: Plain) => string): string {
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
  return phrase(`${name}_${value}`) ?? (name === 'reason' ? reasonIn(locale, value) : value);
}
