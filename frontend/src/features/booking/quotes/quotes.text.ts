import { defineCatalogue } from '../../../i18n/i18n.ts';
import { quotesEn } from './quotes.en.ts';

/** Workers' quotes, as the client compares them. */
export const quotesText = defineCatalogue('quotes', quotesEn, {
  fil: async () => (await import('./quotes.fil.ts')).quotesFil,
  ceb: async () => (await import('./quotes.ceb.ts')).quotesCeb,
});
