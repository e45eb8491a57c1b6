import type { ReactNode } from 'react';
import { manilaDay } from '#contracts/manila-time.ts';
import type { WorkerProfile } from '#contracts/views/worker.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { YourSuki } from '../../../ui/showing/YourSuki.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { WorkerBanner } from './WorkerBanner.tsx';
import { WorkerFigures, WorkerTrust } from './WorkerFacts.tsx';
import { workersEn } from '../workers.en.ts';

const REVIEWS_SHOWN = 2;

/** A worker beside the list. `children`: price and button. */
export function WorkerPanel({ worker, children }: { worker: WorkerProfile; children?: ReactNode }) {
  const t = useText(workersEn);
  return (
    <section aria-label={worker.name} className="overflow-hidden rounded-20 border border-line bg-surface">
      <WorkerBanner name={worker.name} image={worker.image} />
      <div className="p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 className="text-22 font-title">{worker.name}</h2>
          <YourSuki jobs={worker.sukiJobs} />
        </div>
        <p className="mb-3.5 text-14 text-muted">
          <WorkerLine worker={worker} />
        </p>
        <WorkerFigures worker={worker} />
        <div className="mt-3.5">
          <WorkerTrust worker={worker} />
        </div>
        {worker.reviews.length > 0 && (
          <>
            <h3 className="mt-4 mb-2 text-14 font-title">{t('reviews')}</h3>
            <ul className="grid gap-2">
              {worker.reviews.slice(0, REVIEWS_SHOWN).map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} workerName={worker.name} />
                </li>
              ))}
            </ul>
            <TextLink to={`/client/worker/${worker.id}#reviews`} className="mt-2.5 text-14">
              {t('allReviews', { count: worker.reviewCount })}
            </TextLink>
          </>
        )}
        {children}
      </div>
    </section>
  );
}

/** "Plumbing in Pasig, on Suki since 2024" */
export function WorkerLine({ worker }: { worker: WorkerProfile }) {
  const t = useText(workersEn);
  const year = manilaDay(worker.memberSince).slice(0, 4);
  return worker.city
    ? t('lineOfWork', { service: worker.serviceName, city: worker.city, year })
    : t('lineOfWorkAnywhere', { service: worker.serviceName, year });
}
