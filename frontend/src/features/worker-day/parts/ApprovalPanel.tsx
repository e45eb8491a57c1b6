import { CalendarCheck, CalendarClock, Check, FileCheck, FilePen, UserPen } from 'lucide-react';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';
import { missingFromWorker } from '#contracts/worker/application.ts';
import { askPath } from '../../../domain/help-path.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ActionRow } from '../../../ui/pressing/ActionRow.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { DeepPanel } from '../../../ui/showing/DeepPanel.tsx';
import { Timeline } from '../../../ui/showing/Timeline.tsx';
import { OwnDocuments } from '../../worker-profile/parts/OwnDocuments.tsx';
import { workerProfileEn } from '../../worker-profile/worker-profile.en.ts';
import { MissingSteps, DOCUMENTS_ID } from './MissingSteps.tsx';
import { workerDayEn } from '../worker-day.en.ts';

/** For workers without an approval: status of the application and next steps, in place of jobs. */
export function ApprovalPanel({ profile }: { profile: OwnWorkerProfile }) {
  const t = useText(workerDayEn);
  const own = useText(workerProfileEn);
  const icon = 'size-5';
  return (
    <div className="grid max-w-180 grid-cols-1 gap-4">
      {profile.approval === 'rejected' ? <Rejected reason={profile.rejectionReason} /> : <Waiting profile={profile} />}
      <MissingSteps missing={profile.missing} />
      <Card id={DOCUMENTS_ID} title={own('papers')} className="scroll-mt-20">
        <OwnDocuments profile={profile} />
      </Card>
      <Card title={t('meanwhile')}>
        <div className="-mx-2">
          <ActionRow
            to="/worker/profile/professional"
            icon={<UserPen aria-hidden="true" className={icon} />}
            title={own('professional')}
            hint={own('professionalHint')}
          />
          <ActionRow
            to="/worker/profile/availability"
            icon={<CalendarClock aria-hidden="true" className={icon} />}
            title={own('availability')}
            hint={own('availabilityHint')}
          />
        </div>
      </Card>
    </div>
  );
}

function Waiting({ profile }: { profile: OwnWorkerProfile }) {
  const t = useText(workerDayEn);
  const isComplete = missingFromWorker(profile.missing).length === 0;
  return (
    <>
      <DeepPanel aria-labelledby="approval">
        <h2 id="approval" className="text-22 font-title">
          {t(isComplete ? 'approvalTitle' : 'incompleteTitle')}
        </h2>
        <p className="mt-2 max-w-130 text-14 text-on-deep-muted">{t(isComplete ? 'approvalText' : 'incompleteText')}</p>
      </DeepPanel>
      <Card title={t('approvalSteps')}>
        <Timeline
          steps={[
            { id: 'applied', state: 'past', title: t('stepApplied'), icon: Check },
            isComplete
              ? { id: 'complete', state: 'past', title: t('stepComplete'), icon: Check }
              : { id: 'complete', state: 'now', title: t('stepComplete'), turn: t('stepCompleteTurn'), icon: FilePen },
            { id: 'check', state: isComplete ? 'now' : 'next', title: t('stepCheck'), icon: FileCheck },
            { id: 'book', state: 'next', title: t('stepBook'), icon: CalendarCheck },
          ]}
        />
      </Card>
    </>
  );
}

function Rejected({ reason }: { reason: string | null }) {
  const t = useText(workerDayEn);
  return (
    <DeepPanel aria-labelledby="approval">
      <h2 id="approval" className="text-22 font-title">
        {t('rejectedTitle')}
      </h2>
      {reason && <p className="mt-2 max-w-130 rounded-12 bg-deep-2 px-4 py-3">{reason}</p>}
      <p className="mt-3 max-w-130 text-14 text-on-deep-muted">{t('rejectedText')}</p>
      <ButtonLink to={askPath('worker', undefined, 'account')} variant="mango" size={44} className="mt-4">
        {t('contactUs')}
      </ButtonLink>
    </DeepPanel>
  );
}
