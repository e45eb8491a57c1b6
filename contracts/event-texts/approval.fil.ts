import { codesFil } from './code-words.fil.ts';
import type { Translated } from './texts.ts';
import type { approvalEn } from './approval.en.ts';

const change =
  '{change, select, make_admin {gawing admin si {person}} ' +
  `staff_role {ibigay kay {person} ang tungkuling ${codesFil.staffRole}} ` +
  'second_factor_reset {i-reset ang dalawang-hakbang na pag-log in ni {person}} ' +
  'number_release {alisin ang numero ni {person}} number_confirm {papasukin ulit sa text si {person}} ' +
  'refund {ibalik kay {person} ang {amount}} waiver {huwag nang singilin si {person} ng {amount}} ' +
  'suspend_worker {suspindihin si {person}, na may {count} bukas na trabaho} ' +
  'money_settings {baguhin ang mga setting ng pera: {settings}} system_reset {i-reset ang platform} ' +
  'other {alisin si {person} bilang admin}}';

export const approvalFil: Translated<typeof approvalEn> = {
  ApprovalRequested: {
    action: 'Humingi ng pagsang-ayon ng isa pang admin',
    happened: 'Hiningi ang pagsang-ayon ng isa pang admin: {reason}',
    changes: `${change}: {reason}`,
  },
  ApprovalGranted: {
    action: 'Sumang-ayon bilang ikalawang admin',
    happened: 'Sumang-ayon ang ikalawang admin',
    changes: `${change}, hiningi ni {requestedBy}`,
  },
  ApprovalRefused: {
    action: 'Tumanggi bilang ikalawang admin',
    happened: 'Tumanggi ang ikalawang admin: {reason}',
    changes: `${change}, hiningi ni {requestedBy}: {reason}`,
  },
  ApprovalWithdrawn: {
    action: 'Binawi ang hiling sa ibang admin',
    happened: 'Tapos na ang hiling sa ibang admin',
    changes: `${change}{because, select, expired {: walang sumagot sa oras} other {}}`,
  },
};
