import type { Translated } from './texts.ts';
import type { approvalEn } from './approval.en.ts';

export const approvalCeb: Translated<typeof approvalEn> = {
  ApprovalRequested: {
    action: 'Nangayo sa pagtugot sa laing admin',
    happened: 'Gipangayo ang pagtugot sa laing admin: {reason}',
  },
  ApprovalGranted: {
    action: 'Misugot isip ikaduhang admin',
    happened: 'Misugot ang ikaduhang admin',
  },
  ApprovalRefused: {
    action: 'Nibalibad isip ikaduhang admin',
    happened: 'Nibalibad ang ikaduhang admin: {reason}',
  },
  ApprovalWithdrawn: {
    action: 'Gibawi ang hangyo sa ubang admin',
    happened: 'Human na ang hangyo sa ubang admin',
  },
};
