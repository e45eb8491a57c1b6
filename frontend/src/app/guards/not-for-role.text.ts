import { defineCatalogue } from '../../i18n/i18n.ts';
import { notForRoleEn } from './not-for-role.en.ts';

export const notForRoleText = defineCatalogue('notForRole', notForRoleEn, {
  fil: async () => (await import('./not-for-role.fil.ts')).notForRoleFil,
  ceb: async () => (await import('./not-for-role.ceb.ts')).notForRoleCeb,
});
