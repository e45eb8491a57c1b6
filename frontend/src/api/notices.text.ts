import { defineCatalogue } from '../i18n/i18n.ts';
import { noticesEn } from './notices.en.ts';

/** Texts that belong to no single screen: toasts, alerts, waiting for the session. */
export const noticesText = defineCatalogue('happenings', noticesEn, {
  fil: async () => (await import('./notices.fil.ts')).noticesFil,
  ceb: async () => (await import('./notices.ceb.ts')).noticesCeb,
});
