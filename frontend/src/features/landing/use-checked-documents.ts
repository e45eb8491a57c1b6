import { intlLocales } from '#contracts/intl-locales.ts';
import { requiredDocumentNames } from '#contracts/worker/required-documents.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { landingEn } from './landing.en.ts';

/** Documents that Suki checks of every provider, as a list in a sentence. */
export function useCheckedDocuments(): string {
  const t = useText(landingEn);
  const list = new Intl.ListFormat(intlLocales(useLocale()));
  return list.format(requiredDocumentNames.map((name) => t(`checked_${name}`)));
}
