import { ChevronDown, Languages } from 'lucide-react';
import { isLanguage, languages } from '../i18n/languages.ts';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { appEn } from './navigation.en.ts';

/** Native select of languages, each under its own name. */
export function LanguageSelect() {
  const t = useText(appEn);
  const [language, choose] = useLanguage();
  return (
    <label className="relative flex items-center text-14">
      <Languages aria-hidden="true" className="pointer-events-none absolute left-2 size-4.5 text-muted" />
      <span className="sr-only">{t('language')}</span>
      <select
        value={language}
        onChange={(event) => isLanguage(event.target.value) && void choose(event.target.value)}
        className="h-11 cursor-pointer appearance-none rounded-12 bg-transparent pr-8 pl-9 hover:bg-sunken"
      >
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code} className="bg-raised text-ink">
            {name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-2 size-4 text-muted" />
    </label>
  );
}
