import { defineCatalogue } from '../../i18n/i18n.ts';
import { policyNamesEn } from './policy-names.en.ts';

export const policyNamesText = defineCatalogue('policyNames', policyNamesEn, { fil: async () => (await import('./policy-names.fil.ts')).policyNamesFil });
