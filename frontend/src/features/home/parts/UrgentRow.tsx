import { Clock, Zap } from 'lucide-react';
import type { Service } from '#contracts/views/catalogue.ts';
import { formatPesoShort } from '#contracts/money.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { workersEn } from '../../worker/workers.en.ts';
import { homeEn } from '../home.en.ts';
import type { UrgentOffer } from '../urgent-offer.ts';
import { cx } from '../../../ui/class-names.ts';

interface Props {
  service: Service;
  offer: UrgentOffer;
  onChoose: () => void;
}

/** An urgent service with arrival estimate and starting price. Opens the quick-book dialog. */
export function UrgentRow({ service, offer, onChoose }: Props) {
  const t = useText(homeEn);
  const words = useText(workersEn);
  const eta = words(offer.eta.key, offer.eta.values);
  return (
    <button
      type="button"
      onClick={onChoose}
      aria-haspopup="dialog"
      className={cx(
        'motion-quick flex h-full w-full items-center gap-3 rounded-16 border border-line bg-surface p-3 pr-4',
        'text-left hover:border-line-control',
      )}
    >
      <ServiceIcon icon={service.icon} category={service.category} />
      <span className="min-w-0 flex-1">
        <span className="block text-16 font-strong">{inCatalogue(service.name)}</span>
        {offer.eta.now ? (
          <span className="flex items-center gap-1.5 text-14 font-strong text-mango-ink">
            <Zap aria-hidden="true" className="size-4 shrink-0 fill-current" />
            {eta}
          </span>
        ) : (
          <span className="flex items-center gap-1.5 text-14 text-muted">
            <Clock aria-hidden="true" className="size-4 shrink-0" />
            {eta}
          </span>
        )}
      </span>
      <span className="shrink-0 text-right">
        <span className="block text-13 text-muted">{t('from')}</span>
        <span className="amount block text-16">{formatPesoShort(offer.priceCentavos)}</span>
      </span>
    </button>
  );
}
