/** The languages the app speaks; Cebuano follows. Each is named in itself, as its readers look for it. */
export const languages = { en: 'English', fil: 'Filipino' } as const;
export type Language = keyof typeof languages;

const STORAGE_KEY = 'suki.language';
const locales: Record<Language, string> = { en: 'en-PH', fil: 'fil-PH' };

export function isLanguage(text: string | null | undefined): text is Language {
  return text === 'en' || text === 'fil';
}

/** The chosen language, else the first of the browser's that Suki speaks (browsers say `tl` for Filipino too). */
export function storedLanguage(): Language {
  const chosen = localStorage.getItem(STORAGE_KEY);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map(languageOfTag).find(isLanguage) ?? 'en';
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(STORAGE_KEY, language);
}

/** The BCP 47 tag to format days and times with. */
export function localeOf(language: Language): string {
  return locales[language];
}

function languageOfTag(tag: string): string {
  const [language = ''] = tag.toLowerCase().split('-');
  return language === 'tl' ? 'fil' : language;
}
