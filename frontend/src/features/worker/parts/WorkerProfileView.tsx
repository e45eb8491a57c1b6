import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { WorkerProfile } from '#contracts/views/worker.ts';
import { useNow } from '../../../browser/use-now.ts';
import { RichText } from '../../../i18n/RichText.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { StickyBar } from '../../../ui/page/StickyBar.tsx';
import { flowPath } from '../../../domain/booking/flow-path.ts';
import { useReadServiceQuery } from '../../catalogue/api.ts';
import { chosenOffer, firstNameOf, offersOf } from '../worker-offer.ts';
import { ReportWorker } from './ReportWorker.tsx';
import { WorkerAbout } from './WorkerAbout.tsx';
import { WorkerOffers } from './WorkerOffers.tsx';
import { WorkerTimes, type ChosenTime } from './WorkerTimes.tsx';
import { workersEn } from '../workers.en.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { useListReviewsQuery } from '../reviews/api.ts';
import { ReviewPages } from '../reviews/ReviewPages.tsx';
import { useReviewFilter } from '../reviews/use-review-filter.ts';

const USUAL_MINUTES = 60;

export function WorkerProfileView({ worker }: { worker: WorkerProfile }) {
  const t = useText(workersEn);
  const locale = useLocale();
  const now = useNow();
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState<ChosenTime>({ date: null, time: null });
  const offers = offersOf(worker);
  const offer = chosenOffer(offers, query.get('serviceId'));
  const minutes = useMinutesOf(offer?.serviceId);
  const { date, time } = chosen;
  const start = {
    workerId: worker.id,
    ...(offer && { serviceId: offer.serviceId, price: String(offer.priceCentavos) }),
    ...(date && time && { date, time }),
  };
  const book = flowPath('schedule', start);
  const words =
    date && time
      ? t('bookAt', { when: formatDayAndTime(manilaInstant(date, time), locale) })
      : t('bookName', { name: firstNameOf(worker.name) });

  function chooseService(serviceId: string) {
    setQuery({ serviceId }, { replace: true });
    setChosen({ date, time: null });
  }

  return (
    <div className="mx-auto max-w-264 pb-20 lg:pb-0">
      <PageHeader title={worker.name} back={{ to: '/client/workers', label: t('backToWorkers') }} className="mb-3!" />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-6">
        <WorkerAbout worker={worker} />
        <WorkerOffers
          offers={offers}
          chosen={offer?.serviceId ?? null}
          onChoose={chooseService}
          hourlyRate={worker.hourlyRate}
        />
        <section
          aria-labelledby="free-times"
          className="min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-start"
        >
          <h2 id="free-times" className="mb-3 text-18 font-title">
            {t('freeTimes')}
          </h2>
          <WorkerTimes
            workerId={worker.id}
            durationMinutes={minutes}
            now={now}
            date={date}
            time={time}
            onChoose={setChosen}
          />
          <ButtonLink to={book} wide className="mt-4 max-lg:hidden!">
            {words}
          </ButtonLink>
        </section>
        <WorkerReviews worker={worker} />
        <ReportWorker worker={worker} />
      </div>
      <StickyBar className="bottom-[calc(4rem+env(safe-area-inset-bottom))]! pb-3! lg:hidden">
        <span className="tabular text-13 text-muted">
          <RichText
            of={workersEn}
            id="from"
            values={{ price: formatPesoShort(offer?.priceCentavos ?? worker.basePrice) }}
            parts={{ price: <span className="amount block text-18 text-ink" /> }}
          />
        </span>
        <ButtonLink to={book}>{words}</ButtonLink>
      </StickyBar>
    </div>
  );
}

function useMinutesOf(serviceId: string | undefined): number {
  const { data } = useReadServiceQuery(serviceId ? { id: serviceId } : skipToken);
  return data?.item.durationMinutes ?? USUAL_MINUTES;
}

/** All reviews of a worker. */
function WorkerReviews({ worker: { id, name, reviewCount } }: { worker: WorkerProfile }) {
  const t = useText(workersEn);
  const filter = useReviewFilter();
  const reviews = useListReviewsQuery({ id, ...filter.query });
  return (
    <Card id="reviews" title={t('reviews')} end={reviewCount > 0 && reviewCount} className="min-w-0 lg:self-start">
      <ReviewPages of={reviews} filter={filter} workerName={name} />
    </Card>
  );
}
