import { Zap } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatPesoShort } from '#contracts/money.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { bookingPath } from '../booking-path.ts';
import { catalogueEn } from '../catalogue.en.ts';
import { useDuration } from '../duration.ts';
import { useGuestEntry } from '../use-guest-entry.ts';

/** A service with description, starting price and duration; links to the booking flow. */
export function ServiceCard({ service }: { service: Service }) {
  const t = useText(catalogueEn);
  const duration = useDuration();
  const enter = useGuestEntry();
  return (
    <Link
      to={bookingPath({ serviceId: service.id })}
      onClick={enter}
      className="motion-quick flex h-full items-start gap-3.5 rounded-16 border border-line bg-surface p-4 hover:border-line-control"
    >
      <ServiceIcon icon={service.icon} category={service.category} size={56} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-16 font-strong">{inCatalogue(service.name)}</span>
          <span className="shrink-0 text-14 text-muted">
            <FromPrice centavos={service.basePrice} />
          </span>
        </span>
        <span className="block text-14 text-muted">{inCatalogue(service.title)}</span>
        <span className="mt-1 flex flex-wrap gap-x-3 text-13 text-muted">
          <span>{t('about', { duration: duration(service.durationMinutes) })}</span>
          {service.urgent && (
            <span className="inline-flex items-center gap-1 font-strong text-mango-ink">
              <Zap aria-hidden="true" className="size-3.5 fill-mango-mark text-mango-mark" />
              {t('urgent')}
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

function FromPrice({ centavos }: { centavos: number }) {
  const t = useText(catalogueEn);
  return <span className="tabular font-strong text-ink">{t('fromPrice', { price: formatPesoShort(centavos) })}</span>;
}
