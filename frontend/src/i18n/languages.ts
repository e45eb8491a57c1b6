/** Supported languages under their own names. Speakers of Cebuano call it Bisaya. */
export const languages = { en: 'English', fil: 'Filipino', ceb: 'Bisaya' } as const;
export type Language = keyof typeof languages;

const STORAGE_KEY = 'suki.language';
const locales: Record<Language, string> = { en: 'en-PH', fil: 'fil-PH', ceb: 'ceb-PH' };

export function isLanguage(text: string | null | undefined): text is Language {
  return typeof text === 'string' && Object.hasOwn(languages, text);
}

/** The chosen language, else the browser's first supported one (browsers also use `tl` for Filipino). */
export function storedLanguage(): Language {
  // The build pre-renders public pages in English, whatever the machine's language.
  if (import.meta.env.VITE_DRAWS_PAGES === 'true') return 'en';
  const chosen = rememberedLanguage();
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map(languageOfTag).find(isLanguage) ?? 'en';
}

/** Best effort: if the storage is blocked or full, the choice lasts as long as the page. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // The choice still applies to this page.
  }
}

function rememberedLanguage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** BCP 47 tag for formatting days and times (#contracts/manila-format.ts). */
export function localeOf(language: Language): string {
  return locales[language];
}

function languageOfTag(tag: string): string {
  const [language = ''] = tag.toLowerCase().split('-');
  return language === 'tl' ? 'fil' : language;
}
