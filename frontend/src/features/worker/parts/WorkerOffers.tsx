import { formatPesoLong, formatPesoShort } from '#contracts/money.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import type { Offer } from '../worker-offer.ts';
import { workersEn } from '../workers.en.ts';

interface Props {
  offers: readonly Offer[];
  chosen: string | null;
  onChoose: (serviceId: string) => void;
  /** Centavos. */
  hourlyRate: number | null;
}

/** The worker's services with starting prices; the Book button uses the chosen one. */
export function WorkerOffers({ offers, chosen, onChoose, hourlyRate }: Props) {
  const t = useText(workersEn);
  if (offers.length === 0) return null;
  return (
    <Card
      title={t('servicesAndPrices')}
      end={hourlyRate === null ? null : t('perHour', { price: formatPesoShort(hourlyRate) })}
      className="min-w-0"
    >
      <RadioGroup
        label={t('servicesAndPrices')}
        hideLabel
        value={chosen}
        onChange={onChoose}
        options={offers.map((offer) => ({
          value: offer.serviceId,
          label: inCatalogue(offer.name),
          icon: <ServiceIcon category={offer.category} size={40} />,
          end: <span className="amount text-14">{formatPesoLong(offer.priceCentavos)}</span>,
        }))}
      />
    </Card>
  );
}
