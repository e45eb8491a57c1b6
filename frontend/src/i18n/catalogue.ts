import { i18n } from '@lingui/core';
import { intlLocales } from '#contracts/intl-locales.ts';
import { localeOf, storedLanguage, type Language } from './languages.ts';

type Translation = Exclude<Language, 'en'>;

/** Texts of one feature: English bundled, other languages loaded when chosen. */
export interface Catalogue<Key extends string> {
  name: string;
  en: Record<Key, string>;
  others: Record<Translation, () => Promise<Record<Key, string>>>;
}

/** A translation must have exactly the keys of the English file. */
export type Messages<English> = Record<keyof English, string>;

interface Request {
  promise: Promise<void>;
  settled: boolean;
}

const known = new Map<string, Catalogue<string>>();
const requests = new Map<string, Request>();
const atHand = Promise.resolve();
markFulfilled(atHand);
let language: Language = storedLanguage();

i18n.loadAndActivate({ locale: language, locales: intlLocales(localeOf(language)), messages: {} });

export function register(catalogue: Catalogue<string>): void {
  known.set(catalogue.name, catalogue);
  i18n.load('en', named(catalogue.name, catalogue.en));
  if (language !== 'en') void load(catalogue, language);
}

/**
 * Promise for React's `use`: one per catalogue and language, identical before and after loading, so that an
 * interrupted render finds the same one. English is resolved from the start.
 */
export function wordsOf(catalogue: Pick<Catalogue<string>, 'name'>): Promise<void> {
  return requests.get(`${catalogue.name} ${language}`)?.promise ?? atHand;
}

/** Loads all known catalogues in that language and switches when all are loaded. */
export async function activate(next: Language): Promise<void> {
  // Screens that load meanwhile register further catalogues, hence the loop.
  while (next !== 'en' && missingIn(next).length > 0) {
    await Promise.all(missingIn(next).map((catalogue) => load(catalogue, next)));
  }
  language = next;
  i18n.activate(next, intlLocales(localeOf(next)));
}

function missingIn(wanted: Translation): Catalogue<string>[] {
  return [...known.values()].filter((catalogue) => !requests.get(`${catalogue.name} ${wanted}`)?.settled);
}

function load(catalogue: Catalogue<string>, wanted: Translation): Promise<void> {
  const key = `${catalogue.name} ${wanted}`;
  const running = requests.get(key);
  if (running) return running.promise;
  // English is used until the translation is loaded, and stays if loading fails; users never see a bare key.
  i18n.load(wanted, named(catalogue.name, catalogue.en));
  const request: Request = { settled: false, promise: fetchWords(catalogue, wanted).finally(() => settle(request)) };
  requests.set(key, request);
  return request.promise;
}

function settle(request: Request): void {
  request.settled = true;
  markFulfilled(request.promise);
}

/** `use` reads these two properties of a promise and then does not suspend. */
function markFulfilled(promise: Promise<void>): void {
  void Object.assign(promise, { status: 'fulfilled', value: undefined });
}

async function fetchWords(catalogue: Catalogue<string>, wanted: Translation): Promise<void> {
  try {
    i18n.load(wanted, named(catalogue.name, await catalogue.others[wanted]()));
  } catch (error) {
    reportError(new Error(`Could not load ${catalogue.name} in ${wanted}; English stays`, { cause: error }));
  }
}

function named(name: string, messages: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [`${name}.${key}`, message]));
}
