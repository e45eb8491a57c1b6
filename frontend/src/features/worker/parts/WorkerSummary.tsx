import { Clock, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPesoShort } from '#contracts/money.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { RichText } from '../../../i18n/RichText.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { Rating } from '../../../ui/showing/Rating.tsx';
import { YourSuki } from '../../../ui/showing/YourSuki.tsx';
import type { Eta } from '../eta.ts';
import { WorkerReasons } from './WorkerReasons.tsx';
import { workersEn } from '../workers.en.ts';

interface Props {
  worker: WorkerListing;
  eta: Eta;
  /** Radio mark below the picture. */
  mark?: ReactNode;
  /** Price of the job with any worker, in centavos, in place of the starting price. */
  fixedPrice?: number | undefined;
}

/** A worker in a list: picture, name, price, tagline, rating, distance, arrival estimate and suki mark. */
export function WorkerSummary({ worker, eta, mark, fixedPrice }: Props) {
  const t = useText(workersEn);
  return (
    <span className="flex gap-3 text-left sm:gap-4">
      <span className="flex w-14 shrink-0 flex-col items-center gap-3">
        <Avatar name={worker.name} src={worker.image} size={52} online={worker.availableNow} />
        {mark}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 text-16 font-strong">{worker.name}</span>
          <span className="tabular shrink-0 text-13 text-muted">
            <RichText
              of={workersEn}
              id={fixedPrice === undefined ? 'from' : 'fixed'}
              values={{ price: formatPesoShort(fixedPrice ?? worker.basePrice) }}
              parts={{ price: <span className="amount text-16 text-ink" /> }}
            />
          </span>
        </span>
        <span className="block wrap-anywhere text-14 text-muted">{worker.tagline}</span>
        <span className="mt-1 block text-14 text-muted">
          <TrackRecord worker={worker} />
        </span>
        {worker.reasons.length > 0 ? (
          <WorkerReasons worker={worker} eta={eta} />
        ) : (
          <span className="mt-1.5 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <EtaLine eta={eta}>{t(eta.key, eta.values)}</EtaLine>
            <YourSuki jobs={worker.sukiJobs} />
          </span>
        )}
      </span>
    </span>
  );
}

/** 4.9 · 186 jobs · about 2 km */
export function TrackRecord({
  worker,
}: {
  worker: Pick<WorkerListing, 'rating' | 'reviewCount' | 'completedJobs' | 'distanceKm' | 'reasons'>;
}) {
  const t = useText(workersEn);
  const isNear = worker.reasons.some(({ kind }) => kind === 'near');
  const facts = [
    worker.reviewCount > 0 ? <Rating key="rating" value={worker.rating} className="text-ink" /> : t('noReviews'),
    t('jobs', { count: worker.completedJobs }),
    ...(worker.distanceKm === null || isNear ? [] : [t('km', { km: worker.distanceKm })]),
  ];
  return (
    <span className="tabular inline-flex flex-wrap items-center gap-x-2">
      {facts.map((fact, index) => (
        <span key={index} className="inline-flex items-center gap-2">
          {index > 0 && <span aria-hidden="true">·</span>}
          <span className="flex">{fact}</span>
        </span>
      ))}
    </span>
  );
}

function EtaLine({ eta, children }: { eta: Eta; children: ReactNode }) {
  if (eta.now)
    return (
      <span className="inline-flex items-center gap-1.5 text-13 font-strong text-brand-ink">
        <Zap aria-hidden="true" className="size-4 fill-current" />
        {children}
      </span>
    );
  return (
    <span className="inline-flex items-center gap-1.5 text-13 text-muted">
      <Clock aria-hidden="true" className="size-4" />
      {children}
    </span>
  );
}
