import { Plus } from 'lucide-react';
import { isPending } from '../../../api/is-pending.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { useListPopularServicesQuery, useListServicesQuery } from '../../catalogue/api.ts';
import { homeEn } from '../home.en.ts';
import { LatestBooking } from './LatestBooking.tsx';
import { popularService } from '../popular-service.ts';
import { PopularServices } from './PopularServices.tsx';
import { useTopLoaded } from '../use-top-loaded.ts';
import { SukiRow } from './SukiRow.tsx';
import { ServicesByTab } from './ServicesByTab.tsx';
import { UrgentServices } from './UrgentServices.tsx';

/** Current bookings, tasks, urgent and popular services. */
export function HomeContent({ now }: { now: number }) {
  const t = useText(homeEn);
  const isTopKnown = useTopLoaded();
  const services = useListServicesQuery({});
  const booked = useListPopularServicesQuery();
  const popular =
    services.data && !isPending(booked) ? popularService(services.data.items, now, booked.data?.items) : null;
  return (
    <div className="grid grid-cols-1 gap-7 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:items-start lg:gap-8">
      {isTopKnown ? (
        <div className="grid grid-cols-1 gap-7">
          <LatestBooking now={now} />
          <SukiRow />
          <section aria-labelledby="what-you-need">
            <h2 id="what-you-need" className="mb-2 text-18 font-title">
              {t('whatDoYouNeed')}
            </h2>
            <Fetched of={services} failed={t('servicesFailed')} waiting={<Waiting />}>
              {({ items }) => <ServicesByTab services={items} />}
            </Fetched>
            <ButtonLink
              to="/client/create-booking"
              wide
              className="mt-4"
              icon={<Plus aria-hidden="true" className="size-5" />}
            >
              {t('bookAService')}
            </ButtonLink>
          </section>
        </div>
      ) : (
        <TopWaiting />
      )}
      <div className="grid grid-cols-1 gap-7">
        <UrgentServices />
        {popular && <PopularServices popular={popular} />}
      </div>
    </div>
  );
}

/** Skeleton of the hero and the content below it, with their final heights. */
function TopWaiting() {
  return (
    <div className="grid grid-cols-1 gap-7">
      <Loading>
        <Skeleton className="h-74 rounded-20" />
      </Loading>
      <Waiting />
    </div>
  );
}

function Waiting() {
  return (
    <Loading>
      <div className="flex gap-2 py-1">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-11 w-28 rounded-pill" />
        ))}
      </div>
      <div className="mt-2 grid grid-cols-3 gap-2 xl:grid-cols-4">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} className="h-35 rounded-16" />
        ))}
      </div>
    </Loading>
  );
}
