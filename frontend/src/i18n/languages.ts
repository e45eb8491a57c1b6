/**
 * The languages the app speaks, each named in itself, as its readers look for it: people of Cebu and Davao say Bisaya of
 * what linguists call Cebuano.
 */
export const languages = { en: 'English', fil: 'Filipino', ceb: 'Bisaya' } as const;
export type Language = keyof typeof languages;

const STORAGE_KEY = 'suki.language';
const locales: Record<Language, string> = { en: 'en-PH', fil: 'fil-PH', ceb: 'ceb-PH' };

export function isLanguage(text: string | null | undefined): text is Language {
  return typeof text === 'string' && Object.hasOwn(languages, text);
}

/** The chosen language, else the first of the browser's that Suki speaks (browsers say `tl` for Filipino too). */
export function storedLanguage(): Language {
  // The build draws public pages for most (build/drawn-pages.ts), whatever the machine it runs on speaks.
  if (import.meta.env.VITE_DRAWS_PAGES === 'true') return 'en';
  const chosen = rememberedLanguage();
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map(languageOfTag).find(isLanguage) ?? 'en';
}

/** Best effort: a browser that blocks its storage, or has no room left, speaks the language as long as the page. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // The page knows it all the same.
  }
}

function rememberedLanguage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** The BCP 47 tag to format days and times with (#contracts/manila-format.ts). */
export function localeOf(language: Language): string {
  return locales[language];
}

function languageOfTag(tag: string): string {
  const [language = ''] = tag.toLowerCase().split('-');
  return language === 'tl' ? 'fil' : language;
}
