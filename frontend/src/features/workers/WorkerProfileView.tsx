import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { WorkerProfile } from '#contracts/views/worker.ts';
import { useNow } from '../../app/use-now.ts';
import { RichText } from '../../i18n/RichText.tsx';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StickyBar } from '../../ui/StickyBar.tsx';
import { flowPath } from '../booking-flow/flow-path.ts';
import { useReadServiceQuery } from '../catalogue/api.ts';
import { offersOf, chosenOffer } from './worker-offer.ts';
import { WorkerAbout } from './WorkerAbout.tsx';
import { WorkerOffers } from './WorkerOffers.tsx';
import { WorkerReviews } from './WorkerReviews.tsx';
import { WorkerTimes, type ChosenTime } from './WorkerTimes.tsx';
import { workersText } from './workers.text.ts';

const USUAL_MINUTES = 60;

export function WorkerProfileView({ worker }: { worker: WorkerProfile }) {
  const t = useText(workersText);
  const locale = useLocale();
  const now = useNow();
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState<ChosenTime>({ date: null, time: null });
  const offers = offersOf(worker);
  const offer = chosenOffer(offers, query.get('serviceId'));
  const service = useReadServiceQuery({ id: offer?.serviceId ?? '' }, { skip: !offer });
  const { date, time } = chosen;
  const start = { workerId: worker.id, ...(offer && { serviceId: offer.serviceId, price: String(offer.priceCentavos) }), ...(date && time && { date, time }) };
  const words = date && time ? t('bookAt', { when: formatDayAndTime(manilaInstant(date, time), locale) }) : t('bookName', { name: worker.name.split(' ')[0] ?? worker.name });

  function chooseService(serviceId: string) {
    setQuery({ serviceId }, { replace: true });
    setChosen({ date, time: null });
  }

  return (
    <div className="mx-auto max-w-264 pb-20 lg:pb-0">
      <PageHeader title={worker.name} back={{ to: '/client/workers', label: t('backToWorkers') }} className="mb-3!" />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-6">
        <WorkerAbout worker={worker} />
        <WorkerOffers offers={offers} chosen={offer?.serviceId ?? null} onChoose={chooseService} hourlyRate={worker.hourlyRate} />
        <Card title={t('freeTimes')} className="lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-start">
          <WorkerTimes workerId={worker.id} durationMinutes={service.data?.item.durationMinutes ?? USUAL_MINUTES} now={now} date={date} time={time} onChoose={setChosen} />
          <ButtonLink to={flowPath('schedule', start)} wide className="mt-4 max-lg:hidden!">{words}</ButtonLink>
        </Card>
        <WorkerReviews worker={worker} />
      </div>
      <StickyBar className="bottom-[calc(4rem+env(safe-area-inset-bottom))]! pb-3! lg:hidden">
        <span className="tabular text-13 text-muted">
          {offer && <RichText of={workersText} id="from" values={{ price: formatPesoShort(offer.priceCentavos) }} parts={{ price: <span className="amount block text-18 text-ink" /> }} />}
        </span>
        <ButtonLink to={flowPath('schedule', start)}>{words}</ButtonLink>
      </StickyBar>
    </div>
  );
}
