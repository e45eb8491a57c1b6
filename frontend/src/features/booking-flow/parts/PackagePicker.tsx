import { formatPesoShort } from '#contracts/money.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { RadioCard } from '../../../ui/forms/RadioCard.tsx';
import { useDuration } from '../../catalogue/duration.ts';
import { usePackageName } from '../../catalogue/package-name.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';
import type { BookingDraft } from '../draft/draft.ts';

interface Props {
  draft: BookingDraft;
  service: Service;
  onChange: (change: Partial<BookingDraft>) => unknown;
}

/** Fixed-price packages of the service, and the option without one. */
export function PackagePicker({ draft, service, onChange }: Props) {
  const t = useText(bookingFlowEn);
  const duration = useDuration();
  const nameOf = usePackageName();
  const chosen = draft.package?.id;
  return (
    <fieldset className="mb-4">
      <legend className="mb-2 text-16 font-title">{t('packages')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <RadioCard
          name="package"
          value=""
          checked={chosen === undefined}
          // Price and duration are read again from service or worker.
          onChange={() => onChange({ package: undefined, priceCentavos: undefined, durationMinutes: undefined })}
          label={t('noPackage')}
          hint={t('noPackageHint')}
        />
        {service.packages.map((one) => (
          <RadioCard
            key={one.id}
            name="package"
            value={one.id}
            checked={chosen === one.id}
            onChange={() => {
              const { id, price: priceCentavos, durationMinutes } = one;
              onChange({ package: { id, name: nameOf(one), priceCentavos, durationMinutes } });
            }}
            label={nameOf(one)}
            hint={[
              t('packageHint', { duration: duration(one.durationMinutes) }),
              ...one.includes.map(inCatalogue),
            ].join(' · ')}
            end={<span className="amount">{formatPesoShort(one.price)}</span>}
          />
        ))}
      </div>
    </fieldset>
  );
}
