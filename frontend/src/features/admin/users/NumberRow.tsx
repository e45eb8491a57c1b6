import { Phone } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { AdminUser } from '#contracts/views/account.ts';
import { selectUserId } from '../../../domain/session/selectors.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatPhone } from '../../../ui/forms/phone-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { DetailRow } from '../../../ui/showing/DetailRow.tsx';
import { useRequestApprovalMutation } from '../approvals/api.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { usersEn } from './users.en.ts';

const asked = { numberConfirm: 'number_confirm', numberRelease: 'number_release' } as const;
type Change = keyof typeof asked;

/**
 * A person's phone number: released for its next owner, or confirmed for someone without another sign-in method.
 * Needs two members of staff.
 */
export function NumberRow({ user: { id, name, phone, phoneVerified, userType } }: { user: AdminUser }) {
  const t = useText(usersEn);
  const ownId = useSelector(selectUserId);
  const mayHelp = useMay()('people.help');
  const [asking, setAsking] = useState<Change | null>(null);
  const [request] = useRequestApprovalMutation();
  const canChange = phoneVerified && mayHelp && id !== ownId;
  const changes = (Object.keys(asked) as Change[]).filter((one) => one === 'numberRelease' || userType !== 'admin');

  async function send(change: Change, reason: string) {
    await request({ body: { change: asked[change], accountId: id, reason } }).unwrap();
    showToast(t('didAskAdmins'), { variant: 'success' });
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <DetailRow icon={<Phone />} title={phone ? formatPhone(phone) : t('noPhone')} />
      <div className="flex flex-wrap gap-2">
        {(canChange ? changes : []).map((change) => (
          <Button key={change} size={36} variant="outline" onClick={() => setAsking(change)}>
            {t(change)}
          </Button>
        ))}
      </div>
      {asking && (
        <ReasonDialog
          title={t(`${asking}Title`, { name })}
          description={t(`${asking}Message`, { name })}
          confirm={t('askAdmins')}
          onConfirm={(reason) => send(asking, reason)}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
