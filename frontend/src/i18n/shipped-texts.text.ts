import { defineCatalogue, SHIPPED } from './i18n.ts';

/** Translations of the shipped catalogue, keyed by the English text. Every screen that names a service needs them. */
defineCatalogue<never>(
  SHIPPED.name,
  {},
  {
    fil: async () => (await import('./shipped-texts.fil.ts')).shippedTextsFil,
    ceb: async () => (await import('./shipped-texts.ceb.ts')).shippedTextsCeb,
  },
);
