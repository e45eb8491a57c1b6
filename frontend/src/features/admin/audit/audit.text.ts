import { defineCatalogue } from '../../../i18n/i18n.ts';
import { auditActionsEn } from './audit-actions.en.ts';
import { auditHappenedEn } from './audit-happened.en.ts';
import { auditEn } from './audit.en.ts';

export const auditText = defineCatalogue('audit', auditEn, {
  fil: async () => (await import('./audit.fil.ts')).auditFil,
});
export const auditActionsText = defineCatalogue('auditActions', auditActionsEn, {
  fil: async () => (await import('./audit-actions.fil.ts')).auditActionsFil,
});
export const auditHappenedText = defineCatalogue('auditHappened', auditHappenedEn, {
  fil: async () => (await import('./audit-happened.fil.ts')).auditHappenedFil,
});
