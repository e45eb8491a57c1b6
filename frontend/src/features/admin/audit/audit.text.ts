import { defineCatalogue } from '../../../i18n/i18n.ts';
import { auditActionsEn } from './audit-actions.en.ts';
import { auditSentencesEn } from './audit-sentences.en.ts';
import { auditEn } from './audit.en.ts';

export const auditText = defineCatalogue('audit', auditEn, {
  fil: async () => (await import('./audit.fil.ts')).auditFil,
  ceb: async () => (await import('./audit.ceb.ts')).auditCeb,
});
export const auditActionsText = defineCatalogue('auditActions', auditActionsEn, {
  fil: async () => (await import('./audit-actions.fil.ts')).auditActionsFil,
  ceb: async () => (await import('./audit-actions.ceb.ts')).auditActionsCeb,
});
export const auditHappenedText = defineCatalogue('auditSentences', auditSentencesEn, {
  fil: async () => (await import('./audit-sentences.fil.ts')).auditSentencesFil,
  ceb: async () => (await import('./audit-sentences.ceb.ts')).auditSentencesCeb,
});
