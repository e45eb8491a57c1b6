import type { Translated } from './texts.ts';
import type { approvalEn } from './approval.en.ts';

export const approvalFil: Translated<typeof approvalEn> = {
  ApprovalRequested: {
    action: 'Humingi ng pagsang-ayon ng isa pang admin',
    happened: 'Hiningi ang pagsang-ayon ng isa pang admin: {reason}',
  },
  ApprovalGranted: {
    action: 'Sumang-ayon bilang ikalawang admin',
    happened: 'Sumang-ayon ang ikalawang admin',
  },
  ApprovalRefused: {
    action: 'Tumanggi bilang ikalawang admin',
    happened: 'Tumanggi ang ikalawang admin: {reason}',
  },
  ApprovalWithdrawn: {
    action: 'Binawi ang hiling sa ibang admin',
    happened: 'Tapos na ang hiling sa ibang admin',
  },
};
