import * as z from 'zod/mini';
import { internal, personal } from './events/marks.ts';
import { isTypable, preparedPassword } from './account/password-text.ts';
import { isPlaceholderEmail } from './account/placeholder-email.ts';
import { asLine, asName, asText, normalizedInput, isPlainName, isReservedName } from './foreign-text.ts';
import { looksLikeLink } from './links.ts';
import { isDay, isWithinYears, momentOf } from './manila-time.ts';

/** Fields that many schemas share, each with its limits. */

/** Faults of a text that forms distinguish. */
export const textFaults = {
  empty: 'Required',
  name: 'Not a name: letters of one alphabet, nothing invisible',
  link: 'Not a name: put a space after a dot',
  untypable: 'Leave out characters that are not shown',
  reserved: 'This name is kept for Suki and its payment partners',
} as const;

/** Multi-line user text; invisible characters are removed. */
export const Text = z.string().check(z.overwrite(asText));
/** The same on one line. */
export const Line = z.string().check(z.overwrite(asLine));
/** Input for comparison: a code, a number, a search text. */
export const Typed = z.string().check(z.overwrite(normalizedInput));
const written = z.refine<string>((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text), textFaults.empty);

/** A code sent to an email or a phone number. */
export const SixDigits = z.string().check(z.overwrite(asDigits), z.regex(/^\d{6}$/, 'Six digits'));

export const Id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_~.-]{0,127}$/, 'Not an id'));
/**
 * A display name, stored permanently in events: one line, at least one letter, no misleading characters, letters of one
 * script, and nothing that a mail client would turn into a link.
 */
export const PlainName = z.string().check(
  z.overwrite(asName),
  z.minLength(1, 'Required'),
  // The check below is quadratic in the length.
  z.maxLength(80, { abort: true }),
  z.refine((name) => /\p{L}/u.test(name) && isPlainName(name), textFaults.name),
  z.refine((name) => !looksLikeLink(name), textFaults.link),
);
/** A name that does not imitate the platform's; for everyone except staff. */
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
/** A new password: normalised, then measured in characters. */
export const Password = z.string().check(
  z.overwrite(preparedPassword),
  z.check(({ value, issues }) => {
    if (Array.from(value).length < 8)
      issues.push({ code: 'too_small', origin: 'string', minimum: 8, input: value, message: 'At least 8 characters' });
  }),
  z.maxLength(200),
  z.refine(isTypable, textFaults.untypable),
);
/** An existing password as typed; before normalisation it may be longer. */
export const TypedPassword = z.string().check(z.minLength(1, 'Required'), z.maxLength(800));

function asDigits(text: string): string {
  return normalizedInput(text).replaceAll(/[ -]/g, '');
}

/** A phone number or its start, without separators. */
export function bareNumber(text: string): string {
  return normalizedInput(text)
    .replaceAll(/[\s().-]/g, '')
    .replace(/^00/, '+');
}

/** "0917 123 4821", "63917…" and "+63 (917) …" are one number; other input stays unchanged. */
function asE164(text: string): string {
  return bareNumber(text).replace(/^(?:\+?63|0)?(?=9\d{9}$)/, '+63');
}

/**
 * E.164, in any notation. Philippine numbers must be mobile, since codes are sent by text; those of other countries are
 * accepted.
 */
export const Phone = z
  .string()
  .check(z.maxLength(40), z.overwrite(asE164), z.regex(/^\+(639\d{9}|(?!63)[1-9]\d{7,14})$/, 'Not a phone number'));
/** For codes to visitors: texts abroad are expensive and attract fraud. */
export const PhilippineMobile = Phone.check(z.regex(/^\+63/, 'Not a Philippine mobile number'));
/**
 * An object with a limited number of fields, counted before any is parsed: reporting thousands of invalid fields takes
 * half a second.
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
/** An instant with its zone, a Manila day, or a Manila day and time; parsed to the instant. */
export const Moment = z.string().check(
  z.refine(
    (text) => momentOf(text) !== null,
    'Not a moment such as 2026-11-20, 2026-11-20 14:30 or 2026-11-20T14:30:00+08:00',
  ),
  z.overwrite((text) => momentOf(text) ?? text),
);
export const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Not a time such as 09:30'));
/** Opening hours may end at "24:00". */
export const EndTime = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Not a time such as 17:00'));
export const Latitude = z.number().check(z.gte(-90), z.lte(90));
export const Longitude = z.number().check(z.gte(-180), z.lte(180));
export const Coordinates = z.object({ lat: personal(Latitude), lng: personal(Longitude) });
export type Coordinates = z.infer<typeof Coordinates>;
/** A path below a folder, without `..`. */
const FILE_NAME = String.raw`(?:/\w[\w-]*(?:\.[\w-]+)*)+`;
/** An uploaded file (`/api/files/…`) or a picture shipped with the app (`/avatars/…`). */
export const FileUrl = z
  .string()
  .check(z.maxLength(300), z.regex(new RegExp(`^/(?:api/files|avatars)${FILE_NAME}$`), 'Not an uploaded file'));
/** An uploaded file or a portfolio picture shipped with the app (`/portfolio/…`). */
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
    /** Precision of the location (place/pins.ts); absent before 2026-11-23. */
    precision: internal(z.optional(z.enum(['exact', 'barangay', 'city']))),
  });
}

export const Address = addressOf(ShortText, Line.check(z.maxLength(200)));
/** An address in events, without the limits on its texts, which have changed over time. */
export const StoredAddress = addressOf(z.string(), z.string());
export type Address = z.infer<typeof Address>;

/** Numbers in a query string; an empty value counts as absent. Clients may pass numbers. */
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

/** Sort orders of a list: `amount` ascending, `-amount` descending. Default: the list's own order. */
export function ordersBy<const Name extends string>(names: readonly Name[]): (Name | `-${Name}`)[] {
  return names.flatMap((name) => [name, `-${name}` as const]);
}

/** More rows match than were examined: `total` is a lower bound, and a narrower search finds the rest. */
export const Capped = z.optional(z.literal(true));

export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), page: z.int(), limit: z.int(), total: z.int(), capped: Capped });
}

export type List<Item> = { items: Item[]; page: number; limit: number; total: number; capped?: true | undefined };

/** Repeated in every booking event, so that each read model finds its documents from the event alone. */
export const bookingParties = { bookingId: z.string(), clientId: z.string() };
export const bookingPartiesWithWorker = { ...bookingParties, workerId: z.string(), workerAccountId: z.string() };

/** A Firebase ID token; well below the body limit. */
export const IdToken = z.string().check(z.minLength(1, 'Required'), z.maxLength(8000));
