/**
 * Locale for Intl. Chrome has no data for Cebuano and would use the browser's language. Numbers, lists and dates are
 * written as in Filipino, except Sunday (manila-format.ts). Requesting Filipino gives the same result in every engine.
 */
export function intlLocales(locale: string): string[] {
  return locale.startsWith('ceb') ? ['fil-PH'] : [locale];
}

const cebuanoSunday: Record<string, string> = { Linggo: 'Domingo', Lin: 'Dom' };

/** Intl.DateTimeFormat, with Cebuano weekdays if needed. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const intl = new Intl.DateTimeFormat(intlLocales(locale), options);
  if (!locale.startsWith('ceb')) return (date) => intl.format(date);
  return (date) =>
    intl
      .formatToParts(date)
      .map(({ type, value }) => (type === 'weekday' ? (cebuanoSunday[value] ?? value) : value))
      .join('');
}
