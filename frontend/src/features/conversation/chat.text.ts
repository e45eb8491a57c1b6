import { defineCatalogue } from '../../i18n/i18n.ts';
import { chatEn } from './chat.en.ts';

export const chatText = defineCatalogue('chat', chatEn, {
  fil: async () => (await import('./chat.fil.ts')).chatFil,
  ceb: async () => (await import('./chat.ceb.ts')).chatCeb,
});
