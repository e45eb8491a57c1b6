import { useNavigate } from 'react-router-dom';
import { formatPesoShort } from '#contracts/money.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { useListServicesQuery } from '../../catalogue/api.ts';
import { byCategory } from '../../catalogue/catalogue-view.ts';
import { catalogueText } from '../../catalogue/catalogue.text.ts';
import { bookingFlowText } from '../booking-flow.text.ts';
import { changed, type BookingDraft } from '../draft/draft.ts';
import { FlowStep } from '../parts/FlowStep.tsx';
import { nextPath } from '../next-step.ts';
import { useBookingFlow } from '../use-booking-flow.ts';
import { cx } from '../../../ui/class-names.ts';

/** /client/booking-flow/select-service: for who begins without one. */
export function SelectServiceStep() {
  const t = useText(bookingFlowText);
  const navigate = useNavigate();
  const { draft, change } = useBookingFlow();
  const services = useListServicesQuery({});

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
    <FlowStep title={t('serviceTitle')} step={0} back={{ to: '/client/home', label: t('backHome') }}>
      <Fetched of={services} failed={t('servicesFailed')} waiting={<SkeletonList rows={6} />}>
        {({ items }) => (
          <ul aria-label={t('chooseService')} className="grid grid-cols-1 gap-2.5 sm:grid-cols-2">
            {byCategory(items)
              .flatMap((group) => group.services)
              .map((service) => (
                <li key={service.id}>
                  <ServiceButton
                    service={service}
                    chosen={service.id === draft.serviceId}
                    onChoose={() => choose(service)}
                  />
                </li>
              ))}
          </ul>
        )}
      </Fetched>
    </FlowStep>
  );
}

function ServiceButton({ service, chosen, onChoose }: { service: Service; chosen: boolean; onChoose: () => void }) {
  const t = useText(catalogueText);
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
        <span className="block text-16 font-strong">{service.name}</span>
        <span className="block text-13 text-muted">{service.title}</span>
        <span className="tabular block text-13 font-strong">
          {t('fromPrice', { price: formatPesoShort(service.basePrice) })}
        </span>
      </span>
    </button>
  );
}
