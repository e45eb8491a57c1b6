import { Suspense } from 'react';
import { AlarmClockCheck, Mail, Wrench } from 'lucide-react';
import { formatDayAndTime, formatDayWithYear } from '#contracts/manila-format.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { AdminUser, AdminUserDetails } from '#contracts/views/account.ts';
import type { WorkerRecord } from '#contracts/views/worker.ts';
import { isPending } from '../../../api/is-pending.ts';
import { IfPermitted } from '../../../domain/session/IfPermitted.tsx';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { DetailRow } from '../../../ui/showing/DetailRow.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { useReadUserQuery } from '../api.ts';
import { useReadPersonCasesQuery } from './api.ts';
import { RowQuickLook } from '../quick-look/RowQuickLook.tsx';
import { ClientMoney } from './ClientMoney.tsx';
import { PersonBookings } from './PersonBookings.tsx';
import { PersonCases } from './PersonCases.tsx';
import { WorkerFigures } from './WorkerFigures.tsx';
import { MissingItems } from './MissingItems.tsx';
import { UserDocuments } from './UserDocuments.tsx';
import { NumberRow } from './NumberRow.tsx';
import { UserStatusTag } from './UserStatusTag.tsx';
import { TwoStepRow } from './TwoStepRow.tsx';
import { WorkerAnswers } from './WorkerAnswers.tsx';
import { UserActions } from './UserActions.tsx';
import { UserHistory } from './UserHistory.tsx';
import { usersEn } from './users.en.ts';
import { WriteToPerson } from './WriteToPerson.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';

/** Lazy, because its form library is not needed for the list. */
const StaffNotes = lazyPart(async () => (await import('./StaffNotes.tsx')).StaffNotes);

/** Quick look at a person: details, actions and history. */
export function UserPanel({
  id,
  known,
  onClose,
}: {
  id: string;
  /** List row, used until the person is loaded. */ known?: AdminUser | undefined;
  onClose: () => void;
}) {
  const t = useText(usersEn);
  const query = useReadUserQuery({ id });
  const user = query.currentData ?? known;
  // All sections appear together: one that loads later would move those below it.
  const cases = useReadPersonCasesQuery({ id }, { skip: !user || user.userType === 'admin' });
  const whole = isPending(cases) ? undefined : query.currentData;
  return (
    <RowQuickLook
      id={id}
      kicker={user ? t(user.userType) : t('person')}
      title={user?.name}
      onClose={onClose}
      facts={user && <UserStatusTag user={user} />}
      of={query}
      failed={t('userFailed')}
    >
      {whole && <Person user={whole} record={whole.record} />}
    </RowQuickLook>
  );
}

function Person({ user, record }: { user: AdminUserDetails; /** For workers only. */ record: WorkerRecord | null }) {
  const t = useText(usersEn);
  const locale = useLocale();
  const { id, name, avatar, registeredAt, lastSignInAt, rejectionReason, approval, userType, workerId } = user;
  return (
    <>
      <div className="flex items-center gap-4">
        <Avatar name={name} src={avatar} size={64} />
        <p className="text-13 text-muted">
          {t('joinedOn', { day: formatDayWithYear(registeredAt, locale) })}
          <br />
          {lastSignInAt ? t('lastSeen', { when: formatDayAndTime(lastSignInAt, locale) }) : t('neverSignedIn')}
        </p>
      </div>
      {approval === 'rejected' && rejectionReason && (
        <Note tone="warning">{t('rejectedBecause', { reason: rejectionReason })}</Note>
      )}
      {userType === 'worker' && <MissingItems user={user} />}
      <Documents user={user} toCheck />
      <UserActions user={user} rare={false} />
      <WriteToPerson user={user} />
      <Contact user={user} />
      <TwoStepRow user={user} />
      {record && record.jobs > 0 && (
        <DetailRow
          icon={<AlarmClockCheck />}
          title={t('record', { noShows: record.noShows, late: record.lateArrivals })}
          hint={t('recordOf', { jobs: record.jobs })}
        />
      )}
      <Documents user={user} toCheck={false} />
      {workerId !== null && <WorkerFigures workerId={workerId} />}
      {workerId !== null && <WorkerAnswers workerId={workerId} name={name} />}
      {userType !== 'admin' && <BookingsAndCases accountId={id} workerId={workerId} />}
      <Suspense fallback={<SkeletonList rows={1} />}>
        <StaffNotes user={user} />
      </Suspense>
      <UserActions user={user} rare />
      <hr className="border-line" />
      <UserHistory user={user} />
    </>
  );
}

/** Rendered twice: documents to check are above the staff actions, others below the contact details. */
function Documents({ user, toCheck }: { user: AdminUserDetails; toCheck: boolean }) {
  const { id, userType, workerId, hasDocumentsToCheck } = user;
  if (userType !== 'worker' || workerId === null || hasDocumentsToCheck !== toCheck) return null;
  return <UserDocuments accountId={id} workerId={workerId} />;
}

/** Bookings as client and as worker: a worker may also book jobs. */
function BookingsAndCases({ accountId, workerId }: { accountId: string; workerId: string | null }) {
  return (
    <>
      <IfPermitted do="bookings.read">
        {workerId !== null && <PersonBookings of={{ worker: workerId }} />}
        <PersonBookings of={{ client: accountId }} />
      </IfPermitted>
      <IfPermitted do="payments.read">
        <ClientMoney accountId={accountId} />
      </IfPermitted>
      <PersonCases accountId={accountId} />
    </>
  );
}

function Contact({ user }: { user: AdminUser }) {
  const { email, emailVerified, userType, serviceNames, hourlyRate } = user;
  const t = useText(usersEn);
  return (
    <div className="flex flex-col gap-3">
      <DetailRow
        icon={<Mail />}
        title={<span className="[overflow-wrap:anywhere]">{email || t('noEmail')}</span>}
        hint={email && t(emailVerified ? 'emailVerified' : 'emailUnverified')}
      />
      <NumberRow user={user} />
      {userType === 'worker' && (
        <DetailRow
          icon={<Wrench />}
          title={serviceNames.length > 0 ? serviceNames.map(inCatalogue).join(', ') : t('offersNothing')}
          hint={hourlyRate !== null && t('hourly', { amount: formatPesoShort(hourlyRate) })}
        />
      )}
    </div>
  );
}
