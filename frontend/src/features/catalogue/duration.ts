import { useText } from '../../i18n/use-text.ts';
import { catalogueEn } from './catalogue.en.ts';
import { durationParts } from './duration-parts.ts';

/** Formats minutes in the reader's language, in hours if possible. */
export function useDuration(): (minutes: number) => string {
  const t = useText(catalogueEn);
  return (minutes) => {
    const { key, ...values } = durationParts(minutes);
    return t(key, values);
  };
}
