import { useState } from 'react';
import type { UserType } from '#contracts/roles.ts';
import type { AdminUser } from '#contracts/views/account.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog } from '../../../ui/over-the-page/Dialog.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { adminEn } from '../admin.en.ts';
import { usersEn } from './users.en.ts';

interface Props {
  user: AdminUser;
  onChoose: (role: UserType) => Promise<unknown>;
  onClose: () => void;
}

/** The admin role is excluded: it needs a second admin. */
const roles = ['client', 'worker'] as const;
const hints = { client: 'roleClientHint', worker: 'roleWorkerHint' } as const;

export function RoleDialog({ user, onChoose, onClose }: Props) {
  const t = useText(usersEn);
  const ta = useText(adminEn);
  const [role, setRole] = useState<UserType>(user.userType);
  const [failure, setFailure] = useState<string | null>(null);
  const options = roles.map((value) => ({ value, label: t(value), hint: t(hints[value]) }));

  async function choose() {
    try {
      await onChoose(role);
      onClose();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('roleTitle')}
      description={t('roleMessage', { name: user.name })}
      place="sheet"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {ta('goBack')}
          </Button>
          <Button disabled={role === user.userType} onClick={choose}>
            {t('role')}
          </Button>
        </>
      }
    >
      <RadioGroup label={t('roleLabel')} options={options} value={role} onChange={setRole} />
      {failure && (
        <Note tone="error" className="mt-3">
          {failure}
        </Note>
      )}
    </Dialog>
  );
}
