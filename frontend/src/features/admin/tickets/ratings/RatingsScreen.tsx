import { adminTicketCalls } from '#contracts/calls/support-tickets.ts';
import type { RatedTicket } from '#contracts/views/support-tickets.ts';
import { defineAdminList, type ListPart } from '../../list/admin-list.ts';
import { AdminList } from '../../list/AdminList.tsx';
import { FilterChoice } from '../../list/FilterChoice.tsx';
import { adminRatingsApi } from './api.ts';
import { Figures } from './Figures.tsx';
import { ratingColumns } from './rating-columns.tsx';
import { periodFilter, periods } from './ratings-filters.ts';
import { ratingsEn } from './ratings.en.ts';

type Part = ListPart<typeof adminTicketCalls.listTicketRatings, RatedTicket, keyof typeof ratingsEn>;

const ratings = defineAdminList({
  path: '/admin/tickets/ratings',
  call: adminTicketCalls.listTicketRatings,
  text: ratingsEn,
  useRead: adminRatingsApi.endpoints.listTicketRatings.useQuery,
  rows: ({ items }) => items,
  title: 'title',
  subtitle: ({ t }) => t('subtitle'),
  back: { to: '/admin/tickets', label: 'back' },
  views: 'ratings',
  filtersLabel: 'filters',
  filters: {
    days: { ...periodFilter, Field: PeriodField },
    agent: { asks: 'agent', Field: AgentField },
    rating: {
      asks: 'rating',
      choice: { label: 'rating', any: 'anyRating', word: ({ t }, rating) => t(rating), width: 'sm:w-44' },
    },
  },
  summary: { height: 'h-72 lg:h-40', Summary: FiguresOfPeriod },
  columns: ratingColumns,
  caption: 'caption',
  failed: 'failed',
  empty: { title: 'none', text: 'noneText' },
});

/** /admin/tickets/ratings: satisfaction figures by member of staff, and all rated tickets. */
export function RatingsScreen() {
  return <AdminList of={ratings} />;
}

function PeriodField({ t, value, set }: Part & { value: string }) {
  return (
    <FilterChoice
      label={t('period')}
      options={periods.map((days) => ({ value: days, label: t(`days_${days}`) }))}
      value={value}
      onChange={(days) => set('days', days)}
      width="sm:w-48"
    />
  );
}

function AgentField({ t, data, value, set }: Part & { value: string }) {
  const agents = (data?.figures.agents ?? []).map(({ agent }) => ({
    value: agent?.accountId ?? 'nobody',
    label: agent?.name ?? t('nobody'),
  }));
  return (
    <FilterChoice
      label={t('agent')}
      options={[{ value: '', label: t('everybody') }, ...agents]}
      value={value}
      onChange={(agent) => set('agent', agent)}
      width="sm:w-52"
    />
  );
}

function FiguresOfPeriod({ t, data, set }: Part) {
  return (
    data && (
      <>
        <Figures figures={data.figures} onAgent={(agent) => set('agent', agent)} />
        {data.capped && <p className="mb-3 text-13 text-muted">{t('onlyNewest', { count: data.total })}</p>}
      </>
    )
  );
}
