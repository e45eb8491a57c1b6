import { Link } from 'react-router-dom';
import { formatPesoShort } from '#contracts/money.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { bookingPath } from '../booking-path.ts';
import { catalogueEn } from '../catalogue.en.ts';
import { useGuestEntry } from '../use-guest-entry.ts';
import { cx } from '../../../ui/class-names.ts';

/** A service as a square link, three in a row on a phone. */
export function ServiceTile({ service }: { service: Service }) {
  const t = useText(catalogueEn);
  const enter = useGuestEntry();
  return (
    <Link
      to={bookingPath({ serviceId: service.id })}
      onClick={enter}
      className={cx(
        'motion-quick flex h-full flex-col items-center rounded-16 border border-line bg-surface px-2 py-4',
        'text-center hover:border-line-control',
      )}
    >
      <ServiceIcon icon={service.icon} category={service.category} size={56} className="mb-2.5" />
      <span className="text-14 font-strong">{inCatalogue(service.name)}</span>
      <span className="tabular text-13 text-muted">
        {t('fromPrice', { price: formatPesoShort(service.basePrice) })}
      </span>
    </Link>
  );
}
