import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import type { AdminUser } from '#contracts/views/account.ts';
import { useText } from '../../../i18n/use-text.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import type { ButtonVariant } from '../../../ui/pressing/button-look.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { selectUserId } from '../../../domain/session/selectors.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { useUserAction } from './use-user-action.ts';
import { userActions, type UserAction } from './user-actions.ts';
import { usersEn } from './users.en.ts';

const StaffRoleDialog = lazyDialog(async () => (await import('./StaffRoleDialog.tsx')).StaffRoleDialog);
const SuspendWorkerDialog = lazyDialog(async () => (await import('./SuspendWorkerDialog.tsx')).SuspendWorkerDialog);

const looks: Record<UserAction, ButtonVariant> = {
  approve: 'primary',
  reject: 'danger-outline',
  reinstate: 'primary',
  role: 'outline',
  sendReset: 'outline',
  endSessions: 'outline',
  makeAdmin: 'outline',
  staffRole: 'outline',
  removeAdmin: 'danger-outline',
  suspend: 'danger-outline',
};

/** Actions with a dialog; the others need only a confirmation. */
type Asked = Exclude<UserAction, 'approve' | 'reinstate' | 'sendReset'>;

const everyday: readonly UserAction[] = ['approve', 'reject', 'reinstate', 'sendReset'];

/** Everyday actions on a person, or with `rare` the others, which change the account. */
export function UserActions({ user, rare }: { user: AdminUser; rare: boolean }) {
  const t = useText(usersEn);
  const ownId = useSelector(selectUserId);
  const { change, confirmThen, sendReset, endSessions, requestRemoval, requestRole } = useUserAction(user);
  const [asking, setAsking] = useState<Asked | null>(null);
  const actions = userActions(user, ownId, useMay()).filter((action) => everyday.includes(action) !== rare);
  const close = () => setAsking(null);
  const start = (action: UserAction) => {
    if (action === 'sendReset') return sendReset();
    return action === 'approve' || action === 'reinstate' ? confirmThen(action) : setAsking(action);
  };
  if (actions.length === 0) return null;
  return (
    <Group rare={rare}>
      {actions.map((action) => (
        <Button
          key={action}
          size={36}
          variant={looks[action]}
          className="last-of-type:odd:col-span-2"
          onClick={() => start(action)}
        >
          {t(action)}
        </Button>
      ))}
      {asking === 'suspend' && user.userType === 'worker' && (
        <SuspendWorkerDialog
          name={user.name}
          onConfirm={(suspend) => change({ action: 'suspend', ...suspend })}
          onClose={close}
        />
      )}
      {(asking === 'reject' || (asking === 'suspend' && user.userType !== 'worker')) && (
        <ReasonDialog
          title={t(`${asking}Title`)}
          description={t(`${asking}Message`, { name: user.name })}
          confirm={t(asking)}
          onConfirm={(reason) => change({ action: asking, reason })}
          onClose={close}
        />
      )}
      {(asking === 'makeAdmin' || asking === 'staffRole') && (
        <StaffRoleDialog user={user} onAsk={requestRole} onClose={close} />
      )}
      {asking === 'endSessions' && (
        <ReasonDialog
          title={t('endSessionsTitle')}
          description={t('endSessionsMessage', { name: user.name })}
          confirm={t('endSessions')}
          onConfirm={endSessions}
          onClose={close}
        />
      )}
      {asking === 'removeAdmin' && (
        <ReasonDialog
          title={t(`${asking}Title`)}
          description={t(`${asking}Message`, { name: user.name })}
          confirm={t('askAdmins')}
          onConfirm={requestRemoval}
          onClose={close}
        />
      )}
      {asking === 'role' && (
        <RoleDialog user={user} onChoose={(role) => change({ action: 'role', role })} onClose={close} />
      )}
    </Group>
  );
}

function Group({ rare, children }: { rare: boolean; children: ReactNode }) {
  const t = useText(usersEn);
  return (
    <section aria-label={t(rare ? 'account' : 'actions')} className="grid grid-cols-2 gap-2">
      {rare && <h3 className="col-span-2 text-14 font-strong tracking-normal">{t('account')}</h3>}
      {children}
    </section>
  );
}
