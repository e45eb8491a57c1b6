import { codesEn } from './code-words.en.ts';
import type { TextsOf } from './texts.ts';
import type { approval } from './approval.ts';

const change =
  '{change, select, make_admin {make {person} an admin} ' +
  `staff_role {give {person} the staff role ${codesEn.staffRole}} ` +
  'second_factor_reset {reset two-step sign-in for {person}} ' +
  'number_release {release the number of {person}} number_confirm {let {person} log in by text again} ' +
  'refund {give {amount} back to {person}} waiver {let {person} off {amount}} ' +
  'suspend_worker {suspend {person}, who has {count, plural, one {# open job} other {# open jobs}}} ' +
  'money_settings {change money settings: {settings}} system_reset {reset the platform} other {remove {person} as admin}}';

/** Texts of approval events. */
export const approvalEn = {
  ApprovalRequested: {
    action: 'Requested second approval',
    happened: 'Second approval requested: {reason}',
    changes: `${change}: {reason}`,
  },
  ApprovalGranted: {
    action: 'Agreed as the second admin',
    happened: 'A second admin agreed',
    changes: `${change}, asked for by {requestedBy}`,
  },
  ApprovalRefused: {
    action: 'Rejected as the second admin',
    happened: 'A second admin rejected it: {reason}',
    changes: `${change}, asked for by {requestedBy}: {reason}`,
  },
  ApprovalWithdrawn: {
    action: 'Took back a request to the other admins',
    happened: 'The request to the other admins is over',
    changes: `${change}{because, select, expired {: nobody answered in time} other {}}`,
  },
} satisfies TextsOf<typeof approval>;
