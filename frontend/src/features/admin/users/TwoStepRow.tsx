import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { secondFactorCalls } from '#contracts/calls/account-second-factor.ts';
import type { AdminUser } from '#contracts/views/account.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { selectUserId } from '../../../domain/session/selectors.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { DetailRow } from '../../../ui/showing/DetailRow.tsx';
import { useRequestApprovalMutation } from '../approvals/api.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { usersEn } from './users.en.ts';

const { useResetSecondFactorMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    resetSecondFactor: build.mutation({
      ...callQuery(secondFactorCalls.resetSecondFactor),
      invalidatesTags: ['User', 'Audit'],
    }),
  }),
});

/**
 * Two-step sign-in of a person, and its reset after the loss of phone and recovery codes. An admin's reset needs two
 * other admins.
 */
export function TwoStepRow({ user: { id, name, twoStep, userType } }: { user: AdminUser }) {
  const t = useText(usersEn);
  const ownId = useSelector(selectUserId);
  const mayReset = useMay()(userType === 'admin' ? 'staff.change' : 'people.help');
  const [isAsking, setIsAsking] = useState(false);
  const [reset] = useResetSecondFactorMutation();
  const [request] = useRequestApprovalMutation();
  const takesTwo = userType === 'admin';
  if (!twoStep) return null;

  async function send(reason: string) {
    if (takesTwo) await request({ body: { change: 'second_factor_reset', accountId: id, reason } }).unwrap();
    else await reset({ id, body: { reason } }).unwrap();
    showToast(takesTwo ? t('didAskAdmins') : t('didResetTwoStep', { name }), { variant: 'success' });
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <DetailRow icon={<ShieldCheck />} title={t('twoStep')} />
      {id !== ownId && mayReset && (
        <Button size={36} variant="outline" onClick={() => setIsAsking(true)}>
          {t('resetTwoStep')}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={t('resetTwoStepTitle')}
          description={t(takesTwo ? 'resetTwoStepAdminMessage' : 'resetTwoStepMessage', { name })}
          confirm={t(takesTwo ? 'askAdmins' : 'resetTwoStep')}
          onConfirm={send}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
