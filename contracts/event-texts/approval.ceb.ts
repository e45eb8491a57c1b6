import { codesCeb } from './code-words.ceb.ts';
import type { Translated } from './texts.ts';
import type { approvalEn } from './approval.en.ts';

const change =
  '{change, select, make_admin {himoong admin si {person}} ' +
  `staff_role {ihatag kang {person} ang papel nga ${codesCeb.staffRole}} ` +
  'second_factor_reset {i-reset ang duha ka lakang nga pag-log in ni {person}} ' +
  'number_release {kuhaon ang numero ni {person}} number_confirm {pasudlon pag-usab sa text si {person}} ' +
  'refund {iuli kang {person} ang {amount}} waiver {dili na pabayron si {person} og {amount}} ' +
  'suspend_worker {suspendehon si {person}, nga naay {count} ka bukas nga trabaho} ' +
  'money_settings {usbon ang mga setting sa kwarta: {settings}} system_reset {i-reset ang platform} ' +
  'other {kuhaon si {person} isip admin}}';

export const approvalCeb: Translated<typeof approvalEn> = {
  ApprovalRequested: {
    action: 'Nangayo sa pagtugot sa laing admin',
    happened: 'Gipangayo ang pagtugot sa laing admin: {reason}',
    changes: `${change}: {reason}`,
  },
  ApprovalGranted: {
    action: 'Misugot isip ikaduhang admin',
    happened: 'Misugot ang ikaduhang admin',
    changes: `${change}, gihangyo ni {requestedBy}`,
  },
  ApprovalRefused: {
    action: 'Nibalibad isip ikaduhang admin',
    happened: 'Nibalibad ang ikaduhang admin: {reason}',
    changes: `${change}, gihangyo ni {requestedBy}: {reason}`,
  },
  ApprovalWithdrawn: {
    action: 'Gibawi ang hangyo sa ubang admin',
    happened: 'Human na ang hangyo sa ubang admin',
    changes: `${change}{because, select, expired {: walay nitubag sa oras} other {}}`,
  },
};
