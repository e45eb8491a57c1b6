import {
  AlarmClock,
  Banknote,
  Bug,
  CircleAlert,
  Hourglass,
  Landmark,
  LifeBuoy,
  Scale,
  ShieldAlert,
  Undo2,
  UserCheck,
  UserCog,
  UserX,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { AdminOverview } from '#contracts/views/platform-overview.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText, type Text } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { useAddress, withChange } from '../list/use-address.ts';
import { ageText } from './age.ts';
import { dashboardEn } from './dashboard.en.ts';
import { PARKED_PARAM } from './ParkedDialog.tsx';

interface Need {
  id: string;
  icon: LucideIcon;
  look: string;
  count: number;
  title: string;
  hint: string;
  /** Path of the task's screen. The first task of the list is the primary one. */
  to: string;
  action: string;
}

type Words = Text<keyof typeof dashboardEn>;

/** Safety reports and disputes come first. */
function trouble(t: Words, { safetyReports, disputesOpen }: AdminOverview['needsYou']): Need[] {
  return [
    {
      id: 'safety',
      icon: ShieldAlert,
      look: 'bg-danger-tint text-danger-ink',
      count: safetyReports,
      title: t('safetyReports', { count: safetyReports }),
      hint: t('safetyReportsHint'),
      to: '/admin/disputes',
      action: t('look'),
    },
    {
      id: 'disputes',
      icon: Scale,
      look: 'bg-danger-tint text-danger-ink',
      count: disputesOpen,
      title: t('disputesOpen', { count: disputesOpen }),
      hint: t('disputesOpenHint'),
      to: '/admin/disputes',
      action: t('look'),
    },
  ];
}

/** Open tasks of admins, most urgent first. A module with tasks for admins adds its entry here. */
function needsOf(t: Words, { needsYou, counts }: AdminOverview, params: URLSearchParams): Need[] {
  const {
    workersToApprove,
    parkedEvents,
    parkedTasks,
    paymentsToVerify,
    transfersToFind,
    refundsOpen,
    payoutsDue,
    approvalsWaiting,
    newBugs,
    ticketsOpen,
    unstartedJobs,
    unfinishedJobs,
    disputedNoShows,
  } = needsYou;
  // The figures behind the dialog keep their period.
  const aside = `/admin?${withChange(params, { [PARKED_PARAM]: 1 })}`;
  const all: Need[] = [
    ...trouble(t, needsYou),
    {
      id: 'disputed',
      icon: UserX,
      look: 'bg-danger-tint text-danger-ink',
      count: disputedNoShows,
      title: t('disputedNoShows', { count: disputedNoShows }),
      hint: t('disputedNoShowsHint'),
      to: '/admin/bookings?attention=disputed',
      action: t('look'),
    },
    {
      id: 'approvals',
      icon: UserCog,
      look: 'bg-mango-tint text-mango-ink',
      count: approvalsWaiting,
      title: t('approvalsWaiting', { count: approvalsWaiting }),
      hint: t('approvalsWaitingHint'),
      to: '/admin/approvals',
      action: t('look'),
    },
    {
      id: 'tickets',
      icon: LifeBuoy,
      look: 'bg-mango-tint text-mango-ink',
      count: ticketsOpen,
      title: t('ticketsOpen', { count: ticketsOpen }),
      hint: t('ticketsOpenHint'),
      to: '/admin/tickets',
      action: t('look'),
    },
    {
      id: 'unstarted',
      icon: AlarmClock,
      look: 'bg-mango-tint text-mango-ink',
      count: unstartedJobs,
      title: t('unstartedJobs', { count: unstartedJobs }),
      hint: t('unstartedJobsHint'),
      to: '/admin/bookings?attention=unstarted',
      action: t('look'),
    },
    {
      id: 'unfinished',
      icon: AlarmClock,
      look: 'bg-mango-tint text-mango-ink',
      count: unfinishedJobs,
      title: t('unfinishedJobs', { count: unfinishedJobs }),
      hint: t('unfinishedJobsHint'),
      to: '/admin/bookings?attention=unfinished',
      action: t('look'),
    },
    {
      id: 'payments',
      icon: Banknote,
      look: 'bg-mango-tint text-mango-ink',
      count: paymentsToVerify,
      title: t('paymentsToVerify', { count: paymentsToVerify }),
      hint: t('paymentsToVerifyHint'),
      to: '/admin/payments?status=paid',
      action: t('verify'),
    },
    {
      id: 'transfers',
      icon: Landmark,
      look: 'bg-mango-tint text-mango-ink',
      count: transfersToFind,
      title: t('transfersToFind', { count: transfersToFind }),
      hint: t('transfersToFindHint'),
      to: '/admin/payments?status=transfers',
      action: t('look'),
    },
    {
      id: 'refunds',
      icon: Undo2,
      look: 'bg-mango-tint text-mango-ink',
      count: refundsOpen,
      title: t('refundsOpen', { count: refundsOpen }),
      hint: t('refundsOpenHint'),
      to: '/admin/payments?status=refunds',
      action: t('look'),
    },
    {
      id: 'payouts',
      icon: Wallet,
      look: 'bg-info-tint text-info-ink',
      count: payoutsDue,
      title: t('payoutsDue', { count: payoutsDue }),
      hint: t('payoutsDueHint'),
      to: '/admin/payouts?status=scheduled&friday=all',
      action: t('send'),
    },
    {
      id: 'workers',
      icon: UserCheck,
      look: 'bg-brand-tint text-brand-ink',
      count: workersToApprove,
      title: t('workersToApprove', { count: workersToApprove }),
      hint: namesText(t, needsYou),
      to: '/admin/users?status=applied',
      action: t('review'),
    },
    {
      id: 'bugs',
      icon: Bug,
      look: 'bg-mango-tint text-mango-ink',
      count: newBugs,
      title: t('newBugs', { count: newBugs }),
      hint: t('newBugsHint'),
      to: '/admin/user-reports?status=open',
      action: t('look'),
    },
    {
      id: 'open',
      icon: Hourglass,
      look: 'bg-mango-tint text-mango-ink',
      count: counts.openBookings,
      title: t('openBookings', { count: counts.openBookings }),
      hint: t('openBookingsHint'),
      to: '/admin/bookings?status=pending',
      action: t('look'),
    },
    {
      id: 'parked',
      icon: CircleAlert,
      look: 'bg-danger-tint text-danger-ink',
      count: parkedEvents,
      title: t('parkedEvents', { count: parkedEvents }),
      hint: t('parkedEventsHint'),
      to: aside,
      action: t('look'),
    },
    {
      id: 'tasks',
      icon: CircleAlert,
      look: 'bg-danger-tint text-danger-ink',
      count: parkedTasks,
      title: t('parkedTasks', { count: parkedTasks }),
      hint: t('parkedTasksHint'),
      to: aside,
      action: t('look'),
    },
  ];
  return all.filter(({ count }) => count > 0);
}

function namesText(t: Words, { names, workersToApprove }: AdminOverview['needsYou']): string {
  const more = workersToApprove - names.length;
  return more > 0
    ? t('workersNamesAndMore', { names: names.join(', '), more })
    : t('workersNames', { names: names.join(', ') });
}

export function NeedsYou({ overview }: { overview: AdminOverview }) {
  const t = useText(dashboardEn);
  const { params } = useAddress();
  const needs = needsOf(t, overview, params);
  return (
    <Card
      className="h-full"
      title={t('needsYou')}
      end={needs.length > 0 && <Waiting needs={needs} since={overview.needsYou.oldestAppliedAt} />}
    >
      {needs.length > 0 ? (
        <ul className="divide-y divide-line">
          {needs.map((need, nth) => (
            <Row key={need.id} need={need} first={nth === 0} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t('nothingWaits')}>{t('nothingWaitsHint')}</EmptyState>
      )}
    </Card>
  );
}

function Waiting({ needs, since }: { needs: readonly Need[]; since: string | null }) {
  const t = useText(dashboardEn);
  const locale = useLocale();
  const now = useNow();
  const count = needs.reduce((sum, need) => sum + need.count, 0);
  const age = since === null ? null : ageText(now - Date.parse(since), locale);
  return age === null ? t('thingsWaiting', { count }) : t('thingsWaitingSince', { count, age });
}

function Row({ need: { icon: Icon, look, count, title, hint, to, action }, first }: { need: Need; first: boolean }) {
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <span className={`flex size-9 shrink-0 items-center justify-center rounded-12 ${look}`}>
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="amount hidden min-w-8 text-22 sm:block">{count}</span>
      <div className="min-w-0 flex-1">
        <h3 className="text-14 font-strong tracking-normal">
          <span className="amount mr-1.5 sm:hidden">{count}</span>
          {title}
        </h3>
        <p className="text-13 text-muted">{hint}</p>
      </div>
      <ButtonLink to={to} size={36} variant={first ? 'primary' : 'outline'} aria-label={`${action}: ${title}`}>
        {action}
      </ButtonLink>
    </li>
  );
}
