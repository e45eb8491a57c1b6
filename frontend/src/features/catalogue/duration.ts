import { useText } from '../../i18n/use-text.ts';
import { catalogueEn } from './catalogue.en.ts';

/** Formats minutes in the reader's language, in hours if possible. */
export function useDuration(): (minutes: number) => string {
  const t = useText(catalogueEn);
  return (minutes) => {
    const { key, ...values } = durationParts(minutes);
    return t(key, values);
  };
}

type DurationParts =
  | { key: 'hours' | 'minutes'; count: number }
  | { key: 'hoursAndMinutes'; hours: number; minutes: number };

/** 60 → 1 hour, 90 → 1 h 30 min, 45 → 45 minutes. */
export function durationParts(totalMinutes: number): DurationParts {
  const hours = Math.floor(totalMinutes / 60);
  const minutes = totalMinutes % 60;
  if (hours === 0) return { key: 'minutes', count: minutes };
  return minutes === 0 ? { key: 'hours', count: hours } : { key: 'hoursAndMinutes', hours, minutes };
}
