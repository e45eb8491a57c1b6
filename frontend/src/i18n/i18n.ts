/**
 * How a screen writes text
 * ------------------------
 * A feature keeps its words beside its screens, in four small files (copy those of features/landing):
 *
 *   booking.en.ts    export const bookingEn = { title: 'Your bookings', jobs: '{count, plural, one {# job} other {# jobs}}' };
 *   booking.fil.ts   export const bookingFil: Messages<typeof bookingEn> = { title: 'Mga booking mo', jobs: '{count} trabaho' };
 *   booking.ceb.ts   export const bookingCeb: Messages<typeof bookingEn> = { title: 'Imong mga booking', jobs: '{count} ka trabaho' };
 *   booking.text.ts  export const bookingText = defineCatalogue('booking', bookingEn, {
 *                      fil: async () => (await import('./booking.fil.ts')).bookingFil,
 *                      ceb: async () => (await import('./booking.ceb.ts')).bookingCeb,
 *                    });
 *
 * In a component:         const t = useText(bookingText);
 *                         <h1>{t('title')}</h1> <p>{t('jobs', { count })}</p>
 * With markup inside:     <RichText of={bookingText} id="agree" values={{ name }} parts={{ terms: <Link to="/terms" /> }} />
 *                         where the message reads 'I agree to the <terms>terms</terms>, {name}.'
 * Outside React (sagas):  textOf(bookingText, 'title')
 * A day, time or amount:  formatDay(instant, useLocale()) and formatPesoShort(centavos) from #contracts, passed in as a value.
 *
 * A service in a sentence is the value `service`, as the catalogue names it; beside sentences say `inCatalogue(service.name)`.
 *
 * Messages are ICU MessageFormat. English plurals need `one` and `other`. Filipino and Cebuano nouns don't change with the number and
 * CLDR's `one` of theirs covers 1, 2, 3, 5, 7 …, so write `other` alone, or `=1 {…}` where a single thing is said differently.
 * Keys are flat camelCase words. A test (catalogues.test.ts) fails on a key or a placeholder that one language lacks.
 * English travels with the screen that uses it; another language is fetched when it is chosen. The build parses the
 * messages (build/compiled-catalogues.ts) of what such a file comes out as, so it may take what it says from others, as the
 * words of events from #contracts/event-texts, and the browser gets only what it took.
 */
import { i18n } from '@lingui/core';
import { isolated } from '#contracts/isolated-text.ts';
import { register, type Catalogue, type Messages } from './catalogue.ts';
import { isLanguage, localeOf } from './languages.ts';

export { i18n };
export type { Catalogue, Messages };

export function defineCatalogue<Key extends string>(
  name: string,
  en: Record<Key, string>,
  others: Catalogue<Key>['others'],
): Catalogue<Key> {
  const catalogue = { name, en, others };
  register(catalogue);
  return catalogue;
}

/** The words of shipped-texts.text.ts. */
export const SHIPPED = { name: 'shippedTexts' } as const;

/**
 * A name, title or line of the catalogue in the reader's language; in English if staff wrote it. For display only:
 * forms that edit the catalogue, and addresses, use the original.
 */
export function inCatalogue(text: string): string {
  const id = `${SHIPPED.name}.${text}`;
  return i18n.messages[id] === undefined ? text : i18n._(id);
}

export type Values = Record<string, string | number>;

/** For code outside React. Returns English while the language is loading. */
export function textOf<Key extends string>(catalogue: Catalogue<Key>, key: NoInfer<Key>, values?: Values): string {
  return i18n._(`${catalogue.name}.${key}`, values && isolatedValues(values));
}

/** Isolates values with unknown text direction within a sentence, and translates a `service`. */
export function isolatedValues<Value>(values: Record<string, Value>): Record<string, Value | string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      return [name, isolated(name === 'service' ? inCatalogue(value) : value)];
    }),
  );
}

/** `en-PH`, `fil-PH` or `ceb-PH`, as `useLocale` returns. */
export function currentLocale(): string {
  return localeOf(isLanguage(i18n.locale) ? i18n.locale : 'en');
}
