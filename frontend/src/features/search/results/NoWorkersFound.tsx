import { ArrowRight } from 'lucide-react';
import type { AnswerOf } from '#contracts/calls/call.ts';
import type { workerCalls } from '#contracts/calls/worker.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { searchPath } from '../../../domain/search-path.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { bookingPath } from '../../catalogue/booking-path.ts';
import { useGuestEntry } from '../../catalogue/use-guest-entry.ts';
import { type WorkerSearch, filtersIn } from '../worker-search.ts';
import { ActiveFilters } from '../filters/ActiveFilters.tsx';
import { searchEn } from '../search.en.ts';
import type { Ask } from '../use-worker-search.ts';
import { NothingFound } from './NothingFound.tsx';

interface Props {
  asked: WorkerSearch;
  ask: Ask;
  /** Services that match the query. */
  fitting: readonly Service[];
  services: readonly Service[];
  otherTrade: AnswerOf<typeof workerCalls.listWorkers>['otherTrade'];
}

const OTHERS_SHOWN = 4;

/** No results: filters to remove, an open booking, and other services. */
export function NoWorkersFound({ asked, ask, fitting, services, otherTrade }: Props) {
  const t = useText(searchEn);
  const isNarrowed = filtersIn(asked).length > 0;
  const wanted = services.find(({ id }) => id === asked.serviceId) ?? fitting[0];
  const other = wanted ? null : otherTrade;
  return (
    <>
      {other || !(wanted || isNarrowed) ? (
        <NothingFound q={asked.q} isOtherTrade={other !== null} />
      ) : (
        <NoMatches wanted={wanted} />
      )}
      {!other && isNarrowed && (
        <div className="text-center">
          <p className="mb-2 text-14 text-muted">{t('removeOne')}</p>
          <ActiveFilters asked={asked} ask={ask} className="flex flex-wrap justify-center gap-2" />
        </div>
      )}
      <OtherServices
        {...{ services, wanted }}
        near={wanted ? wanted.category : other && other.nearest}
        isNear={wanted !== undefined || other !== null}
      />
    </>
  );
}

interface OthersProps {
  services: readonly Service[];
  wanted: Service | undefined;
  /** Workers of this category only, if the search has one. */
  near: string | null;
  isNear: boolean;
}

function OtherServices({ services, wanted, near, isNear }: OthersProps) {
  const t = useText(searchEn);
  const others = services.filter(({ id, category }) => id !== wanted?.id && (!isNear || category === near));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-services" className="mt-8">
      <h2 id="other-services" className="mb-1 text-18 font-title">
        {t(isNear ? 'nearbyServices' : 'services')}
      </h2>
      <ul className="divide-y divide-line">
        {others.slice(0, OTHERS_SHOWN).map(({ id, name }) => (
          <li key={id}>
            <TextLink
              to={searchPath(name) ?? '/services'}
              className="min-h-11"
              iconEnd={<ArrowRight aria-hidden="true" className="size-4.5" />}
            >
              {inCatalogue(name)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An open booking goes to all workers nearby. */
function NoMatches({ wanted }: { wanted: Service | undefined }) {
  const t = useText(searchEn);
  const enter = useGuestEntry();
  return (
    <EmptyState
      title={t('nobodyTitle')}
      action={
        wanted ? (
          <ButtonLink to={bookingPath({ serviceId: wanted.id })} onClick={enter} size={44}>
            {t('postOpenJob')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/services" size={44} variant="outline">
            {t('allServices')}
          </ButtonLink>
        )
      }
    >
      {wanted ? t('postOpenJobText', { service: wanted.name }) : t('nobodyText')}
    </EmptyState>
  );
}
