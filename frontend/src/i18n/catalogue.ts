import { i18n } from '@lingui/core';
import { intlLocales } from '#contracts/intl-locales.ts';
import { localeOf, storedLanguage, type Language } from './languages.ts';

type Translation = Exclude<Language, 'en'>;

/** English texts, the value that a `<name>.en.ts` exports. */
export type Texts<Key extends string> = Readonly<Record<Key, string>>;

type Translated = { default: Readonly<Record<string, string>> };

/** Texts of one feature: English bundled, other languages loaded when chosen. */
interface Catalogue {
  name: string;
  en: Texts<string>;
  others: Record<Translation, () => Promise<Translated>>;
}

interface Request {
  promise: Promise<void>;
  settled: boolean;
}

const known = new Map<Texts<string>, Catalogue>();
const requests = new Map<string, Request>();
const atHand = Promise.resolve();
markFulfilled(atHand);
let language: Language = storedLanguage();

i18n.loadAndActivate({ locale: language, locales: intlLocales(localeOf(language)), messages: {} });

/** The build adds a call of this to each `<name>.en.ts` (build/catalogues.ts). */
export function registerTexts(en: Texts<string>, name: string, others: Catalogue['others']): void {
  const catalogue = { name, en, others };
  known.set(en, catalogue);
  i18n.load('en', named(name, en));
  if (language !== 'en') void load(catalogue, language);
}

/** The id of a text in Lingui. */
export function idOf(texts: Texts<string>, key: string): string {
  return `${catalogueOf(texts).name}.${key}`;
}

function catalogueOf(texts: Texts<string>): Catalogue {
  const catalogue = known.get(texts);
  if (!catalogue)
    throw new Error('These texts are in no catalogue. Export them from a file that is named <name>.en.ts.');
  return catalogue;
}

/**
 * Promise for React's `use`: one per catalogue and language, identical before and after loading, so that an
 * interrupted render finds the same one. English is resolved from the start.
 */
export function wordsOf(texts: Texts<string>): Promise<void> {
  return wordsNamed(catalogueOf(texts).name);
}

/** The same by name, for a catalogue that may not be registered yet. */
export function wordsNamed(name: string): Promise<void> {
  return requests.get(`${name} ${language}`)?.promise ?? atHand;
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

function missingIn(wanted: Translation): Catalogue[] {
  return [...known.values()].filter((catalogue) => !requests.get(`${catalogue.name} ${wanted}`)?.settled);
}

function load(catalogue: Catalogue, wanted: Translation): Promise<void> {
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

async function fetchWords(catalogue: Catalogue, wanted: Translation): Promise<void> {
  try {
    i18n.load(wanted, named(catalogue.name, (await catalogue.others[wanted]()).default));
  } catch (error) {
    reportError(new Error(`Could not load ${catalogue.name} in ${wanted}; English stays`, { cause: error }));
  }
}

function named(name: string, messages: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [`${name}.${key}`, message]));
}
