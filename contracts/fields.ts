import * as z from 'zod/mini';
import { internal, personal } from './events/marks.ts';
import { isTypable, preparedPassword } from './account/password-text.ts';
import { isPlaceholderEmail } from './account/placeholder-email.ts';
import { asLine, asName, asText, asTyped, isPlainName, isReservedName } from './foreign-text.ts';
import { looksLikeLink } from './links.ts';
import { isDay, isWithinYears, momentOf } from './manila-time.ts';

/** The fields that many schemas share, each with its limits, so that a limit is written once. */

/** What is wrong with a text, as forms tell it apart. */
export const textFaults = {
  empty: 'Required',
  name: 'Not a name: letters of one alphabet, nothing invisible',
  link: 'Not a name: put a space after a dot',
  untypable: 'Leave out characters that are not shown',
  reserved: 'This name is kept for Suki and its payment partners',
} as const;

/** Words of somebody's, in lines: only what shows is kept. */
export const Text = z.string().check(z.overwrite(asText));
/** The same on one line. */
export const Line = z.string().check(z.overwrite(asLine));
/** What is typed to be compared with something: a code, a number, words looked for. */
export const Typed = z.string().check(z.overwrite(asTyped));
const written = z.refine<string>((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text), textFaults.empty);

/** A code that went to an email or a number. */
export const SixDigits = z.string().check(z.overwrite(asDigits), z.regex(/^\d{6}$/, 'Six digits'));

export const Id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_~.-]{0,127}$/, 'Not an id'));
/**
 * Seen and kept for ever in events: on one line, at least one letter, nothing that shows other than it reads, no letters of
 * several scripts, and nothing that a mail client would make a link of.
 */
export const PlainName = z.string().check(
  z.overwrite(asName),
  z.minLength(1, 'Required'),
  // What is looked for below takes the square of its letters.
  z.maxLength(80, { abort: true }),
  z.refine((name) => /\p{L}/u.test(name) && isPlainName(name), textFaults.name),
  z.refine((name) => !looksLikeLink(name), textFaults.link),
);
/** A name that is not the platform's own: of everybody but its staff. */
export const Name = PlainName.check(z.refine((name) => !isReservedName(name), textFaults.reserved));
export const ShortText = Line.check(z.minLength(1, 'Required'), z.maxLength(200), written);
export const LongText = Text.check(z.maxLength(4000));
export const Reason = Text.check(z.minLength(1, 'Say why in a few words'), z.maxLength(500), written);
export const Email = Typed.check(
  z.toLowerCase(),
  z.maxLength(254),
  z.email('Not an email address'),
  z.refine((email) => !isPlaceholderEmail(email), 'Not an email address'),
);
/** A new one: prepared, then counted by its characters. */
export const Password = z.string().check(
  z.overwrite(preparedPassword),
  z.check(({ value, issues }) => {
    if (Array.from(value).length < 8)
      issues.push({ code: 'too_small', origin: 'string', minimum: 8, input: value, message: 'At least 8 characters' });
  }),
  z.maxLength(200),
  z.refine(isTypable, textFaults.untypable),
);
/** One that is there already, as it was typed: unprepared it may be longer. */
export const TypedPassword = z.string().check(z.minLength(1, 'Required'), z.maxLength(800));

function asDigits(text: string): string {
  return asTyped(text).replaceAll(/[ -]/g, '');
}

/** A number, or its beginning, without what sets its digits off. */
export function bareNumber(text: string): string {
  return asTyped(text)
    .replaceAll(/[\s().-]/g, '')
    .replace(/^00/, '+');
}

/** "0917 123 4821", "63917…" and "+63 (917) …" are one number; what is none stays as it was written. */
function asE164(text: string): string {
  return bareNumber(text).replace(/^(?:\+?63|0)?(?=9\d{9}$)/, '+63');
}

/**
 * E.164, however it is written. A Philippine number is a mobile one, since codes are texted to it; those of other
 * countries are accepted.
 */
export const Phone = z
  .string()
  .check(z.maxLength(40), z.overwrite(asE164), z.regex(/^\+(639\d{9}|(?!63)[1-9]\d{7,14})$/, 'Not a phone number'));
/** Where visitors get codes: texts abroad cost much, and there are those who live by asking for them. */
export const PhilippineMobile = Phone.check(z.regex(/^\+63/, 'Not a Philippine mobile number'));
/**
 * An object of at most so many fields, counted before any of them is read: to say what is wrong with each of some
 * thousands costs half a second.
 */
export function recordOfAtMost<Key extends z.ZodMiniString, Value extends z.ZodMiniType>(
  most: number,
  key: Key,
  value: Value,
) {
  const isFew = (fields: object) => Object.keys(fields).length <= most;
  return z.pipe(z.record(z.string(), z.unknown()).check(z.refine(isFew, `At most ${most}`)), z.record(key, value));
}
export const Centavos = z.int().check(z.gte(0), z.lte(100_000_000_00));
export const PositiveCentavos = z.int().check(z.gte(1), z.lte(100_000_000_00));
export const Instant = z.iso
  .datetime({ offset: true, abort: true })
  .check(z.refine(isWithinYears, 'Not within the years 2000 to 2199'));
export const Day = z.string().check(z.refine(isDay, 'Not a day of the years 2000 to 2199, such as 2026-11-18'));
/** An instant with its zone, a Manila day or a Manila day and time; read as the instant that is meant. */
export const Moment = z.string().check(
  z.refine(
    (text) => momentOf(text) !== null,
    'Not a moment such as 2026-11-20, 2026-11-20 14:30 or 2026-11-20T14:30:00+08:00',
  ),
  z.overwrite((text) => momentOf(text) ?? text),
);
export const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Not a time such as 09:30'));
/** Ends of opening hours may say "24:00". */
export const EndTime = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Not a time such as 17:00'));
export const Latitude = z.number().check(z.gte(-90), z.lte(90));
export const Longitude = z.number().check(z.gte(-180), z.lte(180));
export const Coordinates = z.object({ lat: personal(Latitude), lng: personal(Longitude) });
export type Coordinates = z.infer<typeof Coordinates>;
/** Below a folder, without a way out of it. */
const FILE_NAME = String.raw`(?:/\w[\w-]*(?:\.[\w-]+)*)+`;
/** An uploaded file (`/api/files/…`) or a picture that the app ships (`/avatars/…`). */
export const FileUrl = z
  .string()
  .check(z.maxLength(300), z.regex(new RegExp(`^/(?:api/files|avatars)${FILE_NAME}$`), 'Not an uploaded file'));
/** An uploaded file or a picture of work that the app ships (`/portfolio/…`). */
export const PortfolioUrl = z
  .string()
  .check(z.maxLength(300), z.regex(new RegExp(`^/(?:api/files|portfolio)${FILE_NAME}$`), 'Not an uploaded file'));
export const FileUrls = z.array(FileUrl).check(z.maxLength(10));

function addressOf(line: z.ZodMiniString, landmark: z.ZodMiniString) {
  return z.object({
    line: personal(line),
    barangayCode: z.optional(z.string().check(z.maxLength(20))),
    barangay: line,
    city: line,
    province: line,
    landmark: personal(z.optional(landmark)),
    lat: personal(z.optional(Latitude)),
    lng: personal(z.optional(Longitude)),
    /** How well its place is known (place/pins.ts); not in events from before 2026-11-23. */
    precision: internal(z.optional(z.enum(['exact', 'barangay', 'city']))),
  });
}

export const Address = addressOf(ShortText, Line.check(z.maxLength(200)));
/** As it stands in events, whatever the rules of its texts were. */
export const StoredAddress = addressOf(z.string(), z.string());
export type Address = z.infer<typeof Address>;

/** Numbers in a query string; one that is there and empty is none. A client may give them as numbers. */
const Numeral = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/, 'Not a number'))]),
  z.transform(Number),
);

export function queryInt(min: number, max: number) {
  return z.pipe(Numeral, z.int().check(z.gte(min), z.lte(max)));
}

export function queryNumber(min: number, max: number) {
  return z.pipe(Numeral, z.number().check(z.gte(min), z.lte(max)));
}

export const QueryFlag = z.pipe(
  z.enum(['true', 'false', '1', '0']),
  z.transform((text) => text === 'true' || text === '1'),
);

/** Page and limit of a list: default 20, at most 100 (design section 5). */
export function paging(defaultLimit = 20) {
  return {
    page: z._default(queryInt(1, 100_000), 1),
    limit: z._default(queryInt(1, 100), defaultLimit),
  };
}

/**
 * A list's order, by one of these: `amount` from the least up, `-amount` from the greatest down; left out, the order that
 * the list has by itself.
 */
export function ordersBy<const Name extends string>(names: readonly Name[]): (Name | `-${Name}`)[] {
  return names.flatMap((name) => [name, `-${name}` as const]);
}

/** More match than were looked at: a `total` beside it is the least that it can be, and a narrower search finds the others. */
export const Capped = z.optional(z.literal(true));

export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), page: z.int(), limit: z.int(), total: z.int(), capped: Capped });
}

export type List<Item> = { items: Item[]; page: number; limit: number; total: number; capped?: true | undefined };

/** Whose booking it is: each event about one says so, and every view finds its documents from the event alone. */
export const bookingParties = { bookingId: z.string(), clientId: z.string() };
export const bookingPartiesWithWorker = { ...bookingParties, workerId: z.string(), workerAccountId: z.string() };

/** As Firebase gives it to a browser that signed in there; well under a body's limit. */
export const IdToken = z.string().check(z.minLength(1, 'Required'), z.maxLength(8000));
