import { defineCatalogue } from '../i18n/i18n.ts';
import { happeningsEn } from './notices.en.ts';

/** The words of what happens outside any one screen: toasts, alerts, waiting for the session. */
export const happeningsText = defineCatalogue('happenings', happeningsEn, {
  fil: async () => (await import('./notices.fil.ts')).happeningsFil,
});
