import { Navigate } from 'react-router-dom';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';
import { isPending } from '../../../api/is-pending.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useNow } from '../../../browser/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { Loading, Skeleton, SkeletonCard } from '../../../ui/showing/Skeleton.tsx';
import { useListBookingsQuery } from '../../../domain/booking/api.ts';
import { NeedsYou, useNeedsLoaded } from '../../booking/no-shows/NeedsYou.tsx';
import { useReadEarningsQuery, useReadOverviewQuery } from '../../payout/api.ts';
import { DocumentsDue } from '../../worker-profile/parts/DocumentsDue.tsx';
import { workerProfileEn } from '../../worker-profile/worker-profile.en.ts';
import { useReadOwnProfileQuery } from '../../worker/api.ts';
import { ApprovalPanel } from '../parts/ApprovalPanel.tsx';
import { AvailabilitySwitch } from '../parts/AvailabilitySwitch.tsx';
import { DashboardHeader } from '../parts/DashboardHeader.tsx';
import { Figures } from '../parts/Figures.tsx';
import { NextJob } from '../parts/NextJob.tsx';
import { nextJob } from '../next-job.ts';
import { RecentBookings } from '../parts/RecentBookings.tsx';
import { WaitingRequests } from '../parts/WaitingRequests.tsx';
import { namedRequests, waitingRequests } from '../waiting-requests.ts';
import { workerDayEn } from '../worker-day.en.ts';

/** Above any worker's number of upcoming jobs. */
const AHEAD = 100;

/**
 * /worker-dashboard: the worker's day. Workers without services register first; unapproved ones see their
 * application.
 */
export function DashboardScreen() {
  const t = useText(workerDayEn);
  const profile = useReadOwnProfileQuery();
  if (profile.data?.services.length === 0) return <Navigate to="/worker-registration" replace />;
  return (
    <>
      <DashboardHeader />
      <Fetched of={profile} failed={t('failed')} waiting={<Waiting />}>
        {(own) => (own.approval === 'approved' ? <Day profile={own} /> : <ApprovalPanel profile={own} />)}
      </Fetched>
    </>
  );
}

function Day({ profile }: { profile: OwnWorkerProfile }) {
  const t = useText(workerDayEn);
  const now = useNow();
  const ahead = useListBookingsQuery({ group: 'upcoming', limit: AHEAD });
  const overview = useReadOverviewQuery();
  const asked = useListBookingsQuery(namedRequests);
  const { data: earnings } = useReadEarningsQuery();
  const isKnown = useNeedsLoaded();
  if (!isKnown || [ahead, overview, asked].some(isPending)) return <Waiting />;
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:grid-rows-[auto_1fr_auto] lg:items-start">
      <div className="grid grid-cols-1 gap-4 lg:row-span-2">
        <DocumentsNote profile={profile} />
        {profile.missing.includes('place') && <PlaceNote />}
        <NeedsYou side="worker" />
        <AvailabilitySwitch profile={profile} />
        <Fetched
          of={ahead}
          failed={t('nextJobFailed')}
          waiting={
            <Loading>
              <Skeleton className="h-80 rounded-20" />
            </Loading>
          }
        >
          {({ items }) => (
            <NextJob
              booking={nextJob(
                items.map(({ booking }) => booking),
                now,
              )}
              request={
                waitingRequests(
                  (asked.data?.items ?? []).map(({ booking }) => booking),
                  [],
                )[0] ?? null
              }
            />
          )}
        </Fetched>
      </div>
      <Fetched of={overview} failed={t('failed')} waiting={<FiguresWaiting />}>
        {({ totals }) => <Figures totals={totals} payout={earnings?.payout} />}
      </Fetched>
      <div className="mt-3 lg:col-start-1 lg:row-start-3">
        <WaitingRequests />
      </div>
      {overview.data && (
        <div className="mt-3 lg:col-start-2 lg:row-span-2 lg:row-start-2">
          <RecentBookings bookings={overview.data.recentBookings} />
        </div>
      )}
    </div>
  );
}

/** First on the screen: without these documents the worker is not listed. */
function DocumentsNote({ profile }: { profile: OwnWorkerProfile }) {
  const t = useText(workerProfileEn);
  return (
    <DocumentsDue
      profile={profile}
      action={
        <ButtonLink to="/worker-profile" variant="mango" size={44}>
          {t('addDocuments')}
        </ButtonLink>
      }
    />
  );
}

/** For workers approved before a place was required. */
function PlaceNote() {
  const t = useText(workerDayEn);
  return (
    <Note
      tone="warning"
      action={
        <ButtonLink to="/worker/profile/professional" variant="mango" size={44}>
          {t('addPlace')}
        </ButtonLink>
      }
    >
      {t('placeNeeded')}
    </Note>
  );
}

function FiguresWaiting() {
  return (
    <Loading className="grid grid-cols-2 gap-3">
      <Skeleton className="h-27 rounded-20" />
      <Skeleton className="h-27 rounded-20" />
      <Skeleton className="col-span-2 h-20 rounded-20" />
    </Loading>
  );
}

function Waiting() {
  return (
    <Loading className="grid gap-4">
      <Skeleton className="h-18 rounded-20" />
      <Skeleton className="h-80 rounded-20" />
      <SkeletonCard />
    </Loading>
  );
}
