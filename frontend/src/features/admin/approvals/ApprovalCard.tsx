import { useState } from 'react';
import { useSelector } from 'react-redux';
import { isOwnReset } from '#contracts/approval/own-reset.ts';
import { subjectValues } from '#contracts/approval/subject-values.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { approvalPermissions } from '#contracts/platform/case-permissions.ts';
import type { Approval } from '#contracts/views/approval.ts';
import { errorText } from '../../../api/error-text.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { selectUserId } from '../../../domain/session/selectors.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { ask } from '../../../ui/over-the-page/alert.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useGrantApprovalMutation, useRefuseApprovalMutation, useWithdrawApprovalMutation } from './api.ts';
import { approvalsEn } from './approvals.en.ts';
import { SubjectFacts } from './SubjectFacts.tsx';

/** A request for approval with the answers available to this admin. */
export function ApprovalCard({ approval }: { approval: Approval }) {
  const t = useText(approvalsEn);
  const locale = useLocale();
  const { subject, requestedBy, requestedAt, reason, status, expiresAt } = approval;
  const when = formatDayAndTime(requestedAt, locale);
  return (
    <Card as="li" title={t(subject.change, subjectValues(subject))}>
      <div className="flex items-start gap-3">
        <Avatar {...faceOf(approval)} size={44} />
        <div className="min-w-0 flex-1 text-14">
          <p className="text-muted">{t('asked', { name: requestedBy.name, when })}</p>
          <p className="mt-1 wrap-anywhere">{t('because', { reason })}</p>
          <SubjectFacts subject={subject} />
          <p className="mt-1 text-muted">
            {status === 'open' ? t('until', { when: formatDayAndTime(expiresAt, locale) }) : <Outcome of={approval} />}
          </p>
        </div>
      </div>
      {status === 'open' && <Answers approval={approval} />}
    </Card>
  );
}

/** Picture of the person concerned, or of the requester if the change concerns no person. */
function faceOf({ subject, requestedBy }: Approval): { name: string; src: string | null } {
  const { name, avatar } = 'person' in subject ? subject.person : requestedBy;
  return { name, src: avatar };
}

function Outcome({ of: { status, decidedBy, decidedAt, refusal } }: { of: Approval }) {
  const t = useText(approvalsEn);
  const locale = useLocale();
  if (status === 'open') return null;
  const when = decidedAt ? formatDayAndTime(decidedAt, locale) : '';
  return t(`status_${status}`, { name: decidedBy?.name ?? '', when, reason: refusal ?? '' });
}

function Answers({ approval }: { approval: Approval }) {
  const t = useText(approvalsEn);
  const ownId = useSelector(selectUserId);
  const { agree, refuse, withdraw } = useAnswers(approval);
  const mayAnswer = useMay()(approvalPermissions[approval.subject.change]);
  const [isRefusing, setRefusing] = useState(false);
  const what = t(approval.subject.change, subjectValues(approval.subject));
  if (approval.requestedBy.accountId === ownId)
    return (
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-14 text-muted">{t('yours')}</p>
        <Button size={44} variant="outline" aria-label={t('withdrawNamed', { what })} onClick={withdraw}>
          {t('withdraw')}
        </Button>
      </div>
    );
  const isAboutOneself = isOwnReset(approval.subject, ownId ?? '');
  if (!mayAnswer) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {isAboutOneself && <p className="w-full text-14 text-muted">{t('aboutYou')}</p>}
      {!isAboutOneself && (
        <Button size={44} aria-label={t('agreeNamed', { what })} onClick={agree}>
          {t('agree')}
        </Button>
      )}
      <Button
        size={44}
        variant="danger-outline"
        aria-label={t('refuseNamed', { what })}
        onClick={() => setRefusing(true)}
      >
        {t('refuse')}
      </Button>
      {isRefusing && (
        <ReasonDialog
          title={t('refuseTitle')}
          description={t('refuseText', { name: approval.requestedBy.name })}
          confirm={t('refuse')}
          onConfirm={refuse}
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  );
}

function useAnswers({ id, subject, expiresAt }: Approval) {
  const t = useText(approvalsEn);
  const [grant] = useGrantApprovalMutation();
  const [sendRefusal] = useRefuseApprovalMutation();
  const [takeBack] = useWithdrawApprovalMutation();

  function say({ error }: { error?: unknown }, done: 'agreed' | 'withdrawn'): void {
    if (error === undefined) showToast(t(done), { variant: 'success' });
    else showToast(t('failed', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
  }

  return {
    async agree() {
      const values = subjectValues(subject);
      const what = t(subject.change, values);
      const message = t(`agreeText_${subject.change}`, values);
      if (!(await ask({ title: t('agreeTitle', { what }), message, ok: t('agree') }))) return;
      say(await grant({ id, body: { expiresAt } }), 'agreed');
    },
    async refuse(reason: string) {
      await sendRefusal({ id, body: { reason, expiresAt } }).unwrap();
      showToast(t('refused'), { variant: 'success' });
    },
    async withdraw() {
      say(await takeBack({ id }), 'withdrawn');
    },
  };
}
