/**
 * How a screen writes text
 * ------------------------
 * A feature keeps its English texts in one file beside its screens:
 *
 *   booking.en.ts   export const bookingEn = { title: 'Your bookings', jobs: '{count, plural, one {# job} other {# jobs}}' };
 *
 * Filipino and Cebuano are in the PO files of the nearest folder `locales`. `npm run translations` adds new texts to them;
 * docs/how-to/translate.md describes them. The build makes a catalogue of each `<name>.en.ts` (build/catalogues.ts).
 *
 * In a component:         const t = useText(bookingEn);
 *                         <h1>{t('title')}</h1> <p>{t('jobs', { count })}</p>
 * With markup inside:     <RichText of={bookingEn} id="agree" values={{ name }} parts={{ terms: <Link to="/terms" /> }} />
 *                         where the message reads 'I agree to the <terms>terms</terms>, {name}.'
 * Outside React (sagas):  textOf(bookingEn, 'title')
 * A day, time or amount:  formatDay(instant, useLocale()) and formatPesoShort(centavos) from #contracts, passed in as a value.
 *
 * A service in a sentence is the value `service`, as the catalogue names it; beside sentences say `inCatalogue(service.name)`.
 *
 * Messages are ICU MessageFormat. English plurals need `one` and `other`. Keys are flat camelCase words. `npm run check` reports
 * a text or a placeholder that a language lacks. English travels with the screen that uses it; another language is fetched
 * when it is chosen. The file may take texts from others, as the words of events from #contracts/event-texts, and the browser
 * gets only what it took.
 */
import { i18n } from '@lingui/core';
import { isolated } from '#contracts/isolated-text.ts';
import { idOf, type Texts } from './catalogue.ts';
import { isLanguage, localeOf } from './languages.ts';

export { i18n };

/** The catalogue of stored-texts.en.ts, which loads with the first screen after the landing page. */
export const STORED = 'i18n/stored-texts';

/**
 * A name, title or line of the catalogue in the reader's language; in English if staff wrote it. For display only:
 * forms that edit the catalogue, and addresses, use the original.
 */
export function inCatalogue(text: string): string {
  const id = `${STORED}.${text}`;
  return i18n.messages[id] === undefined ? text : i18n._(id);
}

/** A reason in the reader's language if Suki itself wrote it, with or without a final full stop; text of people stays. */
export function ownReason(reason: string): string {
  const text = reason.replace(/\.$/, '');
  const words = inCatalogue(text);
  return words === text ? reason : words;
}

export type Values = Record<string, string | number>;

/** For code outside React. Returns English while the language is loading. */
export function textOf<Key extends string>(texts: Texts<Key>, key: NoInfer<Key>, values?: Values): string {
  return i18n._(idOf(texts, key), values && isolatedValues(values));
}

/** Isolates values with unknown text direction within a sentence, and translates a `service` and Suki's own `reason`. */
export function isolatedValues<Value>(values: Record<string, Value>): Record<string, Value | string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      return [name, isolated(translated[name]?.(value) ?? value)];
    }),
  );
}

const translated: Readonly<Record<string, (value: string) => string>> = { service: inCatalogue, reason: ownReason };

/** `en-PH`, `fil-PH` or `ceb-PH`, as `useLocale` returns. */
export function currentLocale(): string {
  return localeOf(isLanguage(i18n.locale) ? i18n.locale : 'en');
}
