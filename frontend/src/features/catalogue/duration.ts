import { useText } from '../../i18n/use-text.ts';
import { catalogueText } from './catalogue.text.ts';
import { durationParts } from './duration-parts.ts';

/** Minutes in the reader's language, in hours where they make some. */
export function useDuration(): (minutes: number) => string {
  const t = useText(catalogueText);
  return (minutes) => {
    const { key, ...values } = durationParts(minutes);
    return t(key, values);
  };
}
