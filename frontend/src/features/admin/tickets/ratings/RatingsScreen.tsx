import { manilaDay } from '#contracts/manila-time.ts';
import type { RatingFigures } from '#contracts/views/support-ratings.ts';
import { useNow } from '../../../../browser/use-now.ts';
import { useLocale, useText } from '../../../../i18n/use-text.ts';
import { PageHeader } from '../../../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../../../ui/showing/EmptyState.tsx';
import { helpEn } from '../../../support/tickets/help.en.ts';
import { type Choice, FilterBar } from '../../list/FilterBar.tsx';
import { ListTable } from '../../list/ListTable.tsx';
import { LiveMark } from '../../list/LiveMark.tsx';
import { clearing, useAddress } from '../../list/use-address.ts';
import { itemsOf, useList } from '../../list/use-list.ts';
import { WithList } from '../../list/WithList.tsx';
import { adminRatingsApi } from './api.ts';
import { Figures } from './Figures.tsx';
import { ratingColumns } from './rating-columns.tsx';
import { periods, ratingsFilters, type RatingsFilters, ratingsQuery, USUAL_PERIOD } from './ratings-filters.ts';
import { ratingsEn } from './ratings.en.ts';

/** /admin/tickets/ratings: satisfaction figures by member of staff, and all rated tickets. */
export function RatingsScreen() {
  const t = useText(ratingsEn);
  const help = useText(helpEn);
  const locale = useLocale();
  const address = useAddress();
  const filters = ratingsFilters(address.params);
  const list = useList(
    adminRatingsApi.endpoints.listTicketRatings.useQuery,
    ratingsQuery(filters, manilaDay(useNow())),
    itemsOf,
  );
  const { data } = list;
  return (
    <div>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        back={{ to: '/admin/tickets', label: t('back') }}
        mark={<LiveMark />}
        dense
      />
      <FilterBar
        list="ratings"
        label={t('filters')}
        choices={useChoices(filters, data?.figures)}
        onFilter={address.filter}
      />
      <WithList of={list} height="h-72 lg:h-40">
        {data && <Figures figures={data.figures} onAgent={(agent) => address.filter({ agent })} />}
        {data?.capped && <p className="mb-3 text-13 text-muted">{t('onlyNewest', { count: data.total })}</p>}
        <ListTable
          of={list}
          rows={list.rows}
          page={list.page}
          address={address}
          columns={ratingColumns({ t, help, locale })}
          caption={t('caption')}
          failed={t('failed')}
          empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
          clear={clearing({ agent: filters.agent, rating: filters.rating })}
        />
      </WithList>
    </div>
  );
}

function useChoices({ period, agent, rating }: RatingsFilters, figures: RatingFigures | undefined): Choice[] {
  const t = useText(ratingsEn);
  const agents = figures?.agents ?? [];
  return [
    {
      label: t('period'),
      options: periods.map((value) => ({ value, label: t(`days_${value}`) })),
      value: period,
      change: (value) => ({ days: value === USUAL_PERIOD ? null : value }),
      width: 'sm:w-48',
    },
    {
      label: t('agent'),
      options: [
        { value: '', label: t('everybody') },
        ...agents.map((one) => ({ value: one.agent?.accountId ?? 'nobody', label: one.agent?.name ?? t('nobody') })),
      ],
      value: agent ?? '',
      change: (value) => ({ agent: value }),
      width: 'sm:w-52',
    },
    {
      label: t('rating'),
      options: [
        { value: '', label: t('anyRating') },
        { value: 'good', label: t('good') },
        { value: 'bad', label: t('bad') },
      ],
      value: rating ?? '',
      change: (value) => ({ rating: value }),
      width: 'sm:w-44',
    },
  ];
}
