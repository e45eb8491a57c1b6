import { defineCatalogue } from '../../../../i18n/i18n.ts';
import { savedRepliesEn } from './saved-replies.en.ts';

export const savedRepliesText = defineCatalogue('savedReplies', savedRepliesEn, {
  fil: async () => (await import('./saved-replies.fil.ts')).savedRepliesFil,
  ceb: async () => (await import('./saved-replies.ceb.ts')).savedRepliesCeb,
});
