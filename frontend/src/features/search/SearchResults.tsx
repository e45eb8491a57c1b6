import { ArrowRight } from 'lucide-react';
import type { Service } from '#contracts/views/catalogue.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/pressing/ButtonLink.tsx';
import { EmptyState } from '../../ui/showing/EmptyState.tsx';
import { TextLink } from '../../ui/pressing/TextLink.tsx';
import { ServiceCard } from '../catalogue/parts/ServiceCard.tsx';
import { WorkerCard } from '../worker/parts/WorkerCard.tsx';
import { searchText } from './search.text.ts';

interface Props {
  q: string;
  services: readonly Service[];
  workers: readonly WorkerListing[];
  /** How many there are beyond those shown. */
  workerCount: number;
}

export function SearchResults({ q, services, workers, workerCount }: Props) {
  const t = useText(searchText);
  if (services.length === 0 && workers.length === 0) {
    return (
      <EmptyState
        title={t('nothingTitle', { q })}
        action={
          <ButtonLink to="/services" size={44} variant="outline">
            {t('allServices')}
          </ButtonLink>
        }
      >
        {t('nothingText')}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      <p role="status" className="sr-only">
        {t('foundServices', { count: services.length })}, {t('foundWorkers', { count: workerCount })}
      </p>
      {services.length > 0 && (
        <section aria-labelledby="found-services">
          <h2 id="found-services" className="mb-2.5 text-18 font-title">
            {t('services')}
          </h2>
          <ul className="grid grid-cols-1 gap-2.5 md:grid-cols-2 md:gap-3 xl:grid-cols-3">
            {services.map((service) => (
              <li key={service.id}>
                <ServiceCard service={service} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {workers.length > 0 && (
        <section aria-labelledby="found-workers">
          <h2 id="found-workers" className="mb-2.5 text-18 font-title">
            {t('workers')}
          </h2>
          <ul className="grid grid-cols-1 gap-2.5 md:grid-cols-2 md:gap-3 xl:grid-cols-3">
            {workers.map((worker) => (
              <li key={worker.id}>
                <WorkerCard worker={worker} />
              </li>
            ))}
          </ul>
          {workerCount > workers.length && (
            <TextLink
              to={`/client/workers?${new URLSearchParams({ q })}`}
              iconEnd={<ArrowRight aria-hidden="true" className="size-4.5" />}
              className="mt-4"
            >
              {t('allWorkers', { count: workerCount })}
            </TextLink>
          )}
        </section>
      )}
    </div>
  );
}
