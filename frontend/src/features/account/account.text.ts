import { defineCatalogue } from '../../i18n/i18n.ts';
import { accountEn } from './account.en.ts';

export const accountText = defineCatalogue('account', accountEn, {
  fil: async () => (await import('./account.fil.ts')).accountFil,
  ceb: async () => (await import('./account.ceb.ts')).accountCeb,
});
