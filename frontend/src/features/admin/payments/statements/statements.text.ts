import { defineCatalogue } from '../../../../i18n/i18n.ts';
import { statementsEn } from './statements.en.ts';

export const statementsText = defineCatalogue('statements', statementsEn, {
  fil: async () => (await import('./statements.fil.ts')).statementsFil,
  ceb: async () => (await import('./statements.ceb.ts')).statementsCeb,
});
