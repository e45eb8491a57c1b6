import { defineCatalogue } from '../../../i18n/i18n.ts';
import { auditActionsEn } from './audit-actions.en.ts';
import { auditSentencesEn } from './audit-sentences.en.ts';
import { auditChangesEn } from './audit-changes.en.ts';
import { auditEn } from './audit.en.ts';
import { changePhrasesEn } from './change-phrases.en.ts';
import { subjectWordsEn } from './subject-words.en.ts';

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
export const auditChangesText = defineCatalogue('auditChanges', auditChangesEn, {
  fil: async () => (await import('./audit-changes.fil.ts')).auditChangesFil,
  ceb: async () => (await import('./audit-changes.ceb.ts')).auditChangesCeb,
});
export const changePhrasesText = defineCatalogue('changePhrases', changePhrasesEn, {
  fil: async () => (await import('./change-phrases.fil.ts')).changePhrasesFil,
  ceb: async () => (await import('./change-phrases.ceb.ts')).changePhrasesCeb,
});
export const subjectWordsText = defineCatalogue('subjectWords', subjectWordsEn, {
  fil: async () => (await import('./subject-words.fil.ts')).subjectWordsFil,
  ceb: async () => (await import('./subject-words.ceb.ts')).subjectWordsCeb,
});
