import { defineCatalogue } from '../../../i18n/i18n.ts';
import { approvalsEn } from './approvals.en.ts';

export const approvalsText = defineCatalogue('adminApprovals', approvalsEn, {
  fil: async () => (await import('./approvals.fil.ts')).approvalsFil,
  ceb: async () => (await import('./approvals.ceb.ts')).approvalsCeb,
});
