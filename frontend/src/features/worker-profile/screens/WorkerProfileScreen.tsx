import {
  BadgeCheck,
  Bell,
  BriefcaseBusiness,
  CalendarClock,
  CalendarDays,
  CircleX,
  ClipboardList,
  FilePen,
  Hourglass,
  Landmark,
  LifeBuoy,
  Settings,
  Star,
  UserPen,
  Wallet,
} from 'lucide-react';
import { useSelector } from 'react-redux';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { selectUser } from '../../../domain/session/selectors.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ActionRow } from '../../../ui/pressing/ActionRow.tsx';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Rating } from '../../../ui/showing/Rating.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { ContactsWaiting } from '../../account/parts/ContactsToConfirm.tsx';
import { LogOutCard } from '../../account/parts/LogOutCard.tsx';
import { useReadOwnProfileQuery } from '../../worker/api.ts';
import { payoutDetailsPath } from '../../../domain/payout-details-path.ts';
import { OwnDocuments } from '../parts/OwnDocuments.tsx';
import { applicationStatusOf } from '../application-status.ts';
import { workerProfileEn } from '../worker-profile.en.ts';

const rows = [
  { to: '/worker/profile/basic', icon: UserPen, title: 'basic', hint: 'basicHint' },
  { to: '/worker/profile/professional', icon: BriefcaseBusiness, title: 'professional', hint: 'professionalHint' },
  { to: '/worker/profile/availability', icon: CalendarClock, title: 'availability', hint: 'availabilityHint' },
  { to: '/worker/profile/reviews', icon: Star, title: 'ownReviews', hint: 'ownReviewsHint' },
  { to: '/worker/forms', icon: ClipboardList, title: 'ownForm', hint: 'ownFormHint' },
  { to: payoutDetailsPath, icon: Landmark, title: 'payout', hint: 'payoutHint' },
  { to: '/worker-earnings', icon: Wallet, title: 'earnings', hint: 'earningsHint' },
  { to: '/worker-notifications', icon: Bell, title: 'notifications', hint: 'notificationsHint' },
  { to: '/worker/help', icon: LifeBuoy, title: 'help', hint: 'helpHint' },
  { to: '/worker/settings', icon: Settings, title: 'settings', hint: 'settingsHint' },
] as const;

/** For former clients, whose bookings stay accessible. */
const formerBookings = {
  to: '/client/bookings',
  icon: CalendarDays,
  title: 'clientBookings',
  hint: 'clientBookingsHint',
} as const;

/** /worker-profile */
export function WorkerProfileScreen() {
  const t = useText(workerProfileEn);
  const profile = useReadOwnProfileQuery();
  const wasClient = useSelector(selectUser)?.otherSide === 'client';
  return (
    <div className="max-w-180">
      <PageHeader title={t('profileTitle')} />
      <div className="grid grid-cols-1 gap-4">
        <Fetched
          of={profile}
          failed={t('profileFailed')}
          waiting={
            <Loading>
              <Skeleton className="h-36 rounded-20" />
            </Loading>
          }
        >
          {(worker) => <WorkerIdentity worker={worker} />}
        </Fetched>
        <Card title={t('yourWork')}>
          <div className="-mx-2">
            {(wasClient ? [...rows, formerBookings] : rows).map(({ to, icon: Icon, title, hint }) => (
              <ActionRow
                key={to}
                to={to}
                icon={<Icon aria-hidden="true" className="size-5" />}
                title={t(title)}
                hint={t(hint)}
              />
            ))}
          </div>
        </Card>
        {profile.data && (
          <Card title={t('papers')}>
            <OwnDocuments profile={profile.data} />
          </Card>
        )}
        <LogOutCard />
      </div>
    </div>
  );
}

const statuses = {
  notSent: { tone: 'neutral', icon: FilePen, word: 'notSent' },
  incomplete: { tone: 'mango', icon: FilePen, word: 'incomplete' },
  approved: { tone: 'success', icon: BadgeCheck, word: 'approved' },
  applied: { tone: 'mango', icon: Hourglass, word: 'waiting' },
  rejected: { tone: 'danger', icon: CircleX, word: 'rejected' },
} as const;

function WorkerIdentity({ worker }: { worker: OwnWorkerProfile }) {
  const t = useText(workerProfileEn);
  const status = applicationStatusOf(worker);
  const { tone, icon: Icon, word } = statuses[status];
  return (
    <Card as="div">
      <div className="flex items-start gap-4">
        <Avatar name={worker.name} src={worker.profileImage} size={64} />
        <div className="min-w-0">
          <h2 className="text-18 font-title">{worker.name}</h2>
          {worker.tagline && <p className="text-14 text-muted">{worker.tagline}</p>}
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-14 text-muted">
            <Tag tone={tone} icon={<Icon aria-hidden="true" className="size-4" />}>
              {t(word)}
            </Tag>
            {worker.reviewCount > 0 ? (
              <span className="inline-flex items-center gap-1.5">
                <Rating value={worker.rating} />
                <span>{t('reviews', { count: worker.reviewCount })}</span>
              </span>
            ) : (
              <span>{t('noRating')}</span>
            )}
            <span>{t('jobsDone', { count: worker.completedJobs })}</span>
            {worker.record && worker.record.noShows + worker.record.lateArrivals > 0 && (
              <span>{t('record', { noShows: worker.record.noShows, late: worker.record.lateArrivals })}</span>
            )}
          </div>
        </div>
      </div>
      <ContactsWaiting to="/worker/profile/basic" />
      {status === 'notSent' && (
        <ButtonLink to="/worker-registration" size={44} className="mt-4">
          {t('finishApplication')}
        </ButtonLink>
      )}
      {status === 'incomplete' && (
        <ButtonLink to="/worker-dashboard" size={44} className="mt-4">
          {t('seeMissing')}
        </ButtonLink>
      )}
    </Card>
  );
}
