/**
 * What to hand to Intl for a language. Chrome ships no data for Cebuano and would take the browser’s own language instead;
 * numbers and lists are written as in Filipino, and so are dates but for their Sunday (manila-format.ts). Asked for Filipino
 * everywhere, every engine says the same.
 */
export function intlLocales(locale: string): string[] {
  return locale.startsWith('ceb') ? ['fil-PH'] : [locale];
}

const cebuanoSunday: Record<string, string> = { Linggo: 'Domingo', Lin: 'Dom' };

/** Intl.DateTimeFormat, with the weekdays of Cebuano where its reader has that. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const intl = new Intl.DateTimeFormat(intlLocales(locale), options);
  if (!locale.startsWith('ceb')) return (date) => intl.format(date);
  return (date) =>
    intl
      .formatToParts(date)
      .map(({ type, value }) => (type === 'weekday' ? (cebuanoSunday[value] ?? value) : value))
      .join('');
}
