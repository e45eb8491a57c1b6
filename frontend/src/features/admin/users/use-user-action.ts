import type { StaffRole } from '#contracts/account/staff-permissions.ts';
import type { AdminUser } from '#contracts/views/account.ts';
import type { UserType } from '#contracts/roles.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ask } from '../../../ui/over-the-page/alert.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useChangeUserMutation, useEndSessionsOfMutation, useSendPasswordResetMutation } from '../api.ts';
import { useRequestApprovalMutation } from '../approvals/api.ts';
import { usersEn } from './users.en.ts';

type Change =
  | { action: 'approve' }
  | { action: 'request-missing' }
  | { action: 'reject'; reason: string }
  | { action: 'suspend'; reason: string; cause?: 'safety' }
  | { action: 'reinstate' }
  | { action: 'role'; role: UserType };

const done: Record<Change['action'], keyof typeof usersEn> = {
  approve: 'didApprove',
  'request-missing': 'didRequestMissing',
  reject: 'didReject',
  suspend: 'didSuspend',
  reinstate: 'didReinstate',
  role: 'didRole',
};

/** Changes a person's status and shows a toast. `change` rejects with the error, for dialogs that stay open. */
export function useUserAction(user: Pick<AdminUser, 'id' | 'name' | 'userType'>) {
  const t = useText(usersEn);
  const [send] = useChangeUserMutation();
  const [request] = useRequestApprovalMutation();
  const [sendLink] = useSendPasswordResetMutation();
  const [signOut] = useEndSessionsOfMutation();
  const { id, name } = user;
  const isStaff = user.userType === 'admin';

  async function change(body: Change): Promise<void> {
    const { approval } = await send({ id, body }).unwrap();
    // Only a suspension can return an approval request.
    showToast(t(approval ? 'didAskToSuspend' : done[body.action], { name }), { variant: 'success' });
  }

  /** For actions that need a confirmation. Returns whether the action was done. */
  async function confirmThen(action: 'approve' | 'reinstate'): Promise<boolean> {
    const agreed = await ask({ title: t(`${action}Title`), message: t(`${action}Message`, { name }), ok: t(action) });
    return agreed && doNow(action);
  }

  /** For actions without a confirmation, or already confirmed. Returns whether the action was done. */
  async function doNow(action: 'approve' | 'reinstate' | 'request-missing'): Promise<boolean> {
    try {
      await change({ action });
      return true;
    } catch (error) {
      showToast(t('failed', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
      return false;
    }
  }

  async function sendReset(): Promise<void> {
    const agreed = await ask({
      title: t('sendResetTitle'),
      message: t('sendResetMessage', { name }),
      ok: t('sendReset'),
    });
    if (!agreed) return;
    const { data, error } = await sendLink({ id });
    if (error) showToast(t('failed', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
    else showToast(t(data.sentTo === 'email' ? 'didMailReset' : 'didTextReset', { name }), { variant: 'success' });
  }

  /** Rejects with the error, for dialogs that stay open. */
  async function endSessions(reason: string): Promise<void> {
    await signOut({ id, body: { reason } }).unwrap();
    showToast(t('didEndSessions', { name }), { variant: 'success' });
  }

  /** Requests the removal, done once another admin approves. Rejects with the error. */
  async function requestRemoval(reason: string): Promise<void> {
    await request({ body: { change: 'remove_admin', accountId: id, reason } }).unwrap();
    showToast(t('didAskAdmins'), { variant: 'success' });
  }

  async function requestRole(staffRole: StaffRole, reason: string): Promise<void> {
    const wanted =
      staffRole === 'owner' && !isStaff
        ? ({ change: 'make_admin' } as const)
        : ({ change: 'staff_role', staffRole } as const);
    await request({ body: { ...wanted, accountId: id, reason } }).unwrap();
    showToast(t('didAskAdmins'), { variant: 'success' });
  }

  return { change, confirmThen, doNow, sendReset, endSessions, requestRemoval, requestRole };
}
