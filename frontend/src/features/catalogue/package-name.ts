import type { ServicePackage } from '#contracts/views/catalogue.ts';
import { useLanguage } from '../../i18n/use-text.ts';

/** A package's name in the reader's language, or in English without a translation. */
export function usePackageName(): (one: Pick<ServicePackage, 'name' | 'names'>) => string {
  const [language] = useLanguage();
  return ({ name, names }) => (language === 'en' ? name : names[language] || name);
}
