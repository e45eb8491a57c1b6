import { useState } from 'react';
import * as z from 'zod/mini';
import { type StaffRole, staffRoles } from '#contracts/account/staff-permissions.ts';
import { Reason } from '#contracts/fields.ts';
import type { AdminUser } from '#contracts/views/account.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { adminEn } from '../admin.en.ts';
import { usersEn } from './users.en.ts';

interface Props {
  user: AdminUser;
  /** Rejects with the error. The dialog stays open and shows it. */
  onAsk: (staffRole: StaffRole, reason: string) => Promise<unknown>;
  onClose: () => void;
}

const WithReason = z.object({ reason: Reason });

/** Requests a staff role; granted when another owner approves. */
export function StaffRoleDialog({ user: { name, userType, staffRole }, onAsk, onClose }: Props) {
  const t = useText(usersEn);
  const ta = useText(adminEn);
  const form = useSchemaForm(WithReason, { reason: '' });
  const [chosen, setChosen] = useState<StaffRole>(staffRole ?? 'support');
  const [isSame, setSame] = useState(false);
  const isStaff = userType === 'admin';
  const options = staffRoles.map((value) => ({
    value,
    label: t(`staff_${value}`),
    hint: t(`staffHint_${value}`),
  }));

  return (
    <FormDialog
      title={t(isStaff ? 'staffRoleTitle' : 'makeAdminTitle')}
      description={t(isStaff ? 'staffRoleMessage' : 'makeAdminMessage', { name })}
      form={form}
      confirm={t('askAdmins')}
      back={ta('goBack')}
      onClose={onClose}
      confirmFirst={async () => {
        setSame(chosen === staffRole);
        return chosen !== staffRole;
      }}
      onSend={({ reason }) => onAsk(chosen, reason)}
    >
      <RadioGroup
        label={t('staffRoleLabel')}
        options={options}
        value={chosen}
        onChange={setChosen}
        error={isSame ? t('staffRoleSame', { name }) : undefined}
      />
      <TextArea
        {...form.register('reason')}
        label={ta('reason')}
        hint={ta('reasonHint')}
        maxLength={500}
        error={form.errorOf('reason') && ta('reasonNeeded')}
      />
    </FormDialog>
  );
}
