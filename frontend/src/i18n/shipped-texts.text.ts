import { defineCatalogue, SHIPPED } from './i18n.ts';

/** What Suki's catalogue says, by its English, which needs no words of its own. Every screen that names a service has them. */
defineCatalogue<never>(
  SHIPPED.name,
  {},
  {
    fil: async () => (await import('./shipped-texts.fil.ts')).shippedTextsFil,
    ceb: async () => (await import('./shipped-texts.ceb.ts')).shippedTextsCeb,
  },
);
