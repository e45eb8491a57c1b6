import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { formatPesoShort } from '#contracts/money.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { useListServicesQuery } from '../../catalogue/api.ts';
import { byCategory } from '../../catalogue/catalogue-view.ts';
import { SubcategoryChips } from '../../catalogue/parts/SubcategoryChips.tsx';
import { useSubcategories } from '../../catalogue/subcategories.ts';
import { catalogueEn } from '../../catalogue/catalogue.en.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { changed, type BookingDraft } from '../draft/draft.ts';
import { flowPath } from '../../../domain/booking/flow-path.ts';
import { FlowStep } from '../parts/FlowStep.tsx';
import { nextPath } from '../next-step.ts';
import { useBookingFlow } from '../use-booking-flow.ts';
import { cx } from '../../../ui/class-names.ts';

/** /client/booking-flow/select-service: for clients who start without a service. */
export function SelectServiceStep() {
  const t = useText(bookingFlowEn);
  const navigate = useNavigate();
  const { draft, change } = useBookingFlow();
  const services = useListServicesQuery({});
  const [query, setQuery] = useSearchParams();
  const sub = query.get('sub') ?? '';

  function choose(service: Service) {
    const said: Partial<BookingDraft> = {
      serviceId: service.id,
      serviceName: service.name,
      serviceTitle: service.title,
      category: service.category,
      durationMinutes: service.durationMinutes,
      ...(draft.workerId && draft.serviceId === service.id ? {} : { priceCentavos: service.basePrice }),
    };
    change(said);
    void navigate(nextPath('select-service', changed(draft, said)));
  }

  return (
    <FlowStep title={t('serviceTitle')} step={null} back={{ to: '/client/home', label: t('backHome') }}>
      <Fetched of={services} failed={t('servicesFailed')} waiting={<SkeletonList rows={6} />}>
        {({ items }) =>
          // An id from before subcategories existed is a service's.
          items.some(({ id }) => id === sub) ? (
            <Navigate to={`${flowPath('schedule')}?${new URLSearchParams({ serviceId: sub })}`} replace />
          ) : (
            <ServiceChoice
              services={items}
              sub={sub}
              chosen={draft.serviceId}
              onSub={(next) => setQuery(next ? { sub: next } : {}, { replace: true })}
              onChoose={choose}
            />
          )
        }
      </Fetched>
    </FlowStep>
  );
}

interface ChoiceProps {
  services: readonly Service[];
  /** Subcategory filter; empty for all. */
  sub: string;
  chosen: string | undefined;
  onSub: (sub: string) => void;
  onChoose: (service: Service) => void;
}

function ServiceChoice({ services, sub, chosen, onSub, onChoose }: ChoiceProps) {
  const t = useText(bookingFlowEn);
  const within = services.filter((service) => service.subcategory === sub);
  const subcategories = useSubcategories(services)(within[0]?.category ?? '');
  const narrowed = subcategories.some(({ id }) => id === sub) ? sub : '';
  return (
    <>
      {narrowed && <SubcategoryChips subcategories={subcategories} chosen={narrowed} onChoose={onSub} />}
      <ul aria-label={t('chooseService')} className="grid grid-cols-1 gap-2.5 sm:grid-cols-2">
        {byCategory(narrowed ? within : services)
          .flatMap((group) => group.services)
          .map((service) => (
            <li key={service.id}>
              <ServiceButton service={service} chosen={service.id === chosen} onChoose={() => onChoose(service)} />
            </li>
          ))}
      </ul>
    </>
  );
}

function ServiceButton({ service, chosen, onChoose }: { service: Service; chosen: boolean; onChoose: () => void }) {
  const t = useText(catalogueEn);
  return (
    <button
      type="button"
      onClick={onChoose}
      aria-current={chosen || undefined}
      className={cx(
        'motion-quick flex h-full w-full items-center gap-3 rounded-16 border p-3 text-left',
        chosen ? 'border-brand bg-brand-tint/50' : 'border-line bg-surface hover:border-line-control',
      )}
    >
      <ServiceIcon icon={service.icon} category={service.category} />
      <span className="min-w-0 flex-1">
        <span className="block text-16 font-strong">{inCatalogue(service.name)}</span>
        <span className="block text-13 text-muted">{inCatalogue(service.title)}</span>
        <span className="tabular block text-13 font-strong">
          {t('fromPrice', { price: formatPesoShort(service.basePrice) })}
        </span>
      </span>
    </button>
  );
}
