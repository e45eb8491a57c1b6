import { useWatch, type Control } from 'react-hook-form';
import { formatPesoShort } from '#contracts/money.ts';
import { AmountField } from '../../../forms/AmountField.tsx';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FieldError } from '../../../ui/forms/Field.tsx';
import { useListServicesQuery } from '../../catalogue/api.ts';
import type { ProfessionalInput, ProfessionalValues } from '../professional-form.ts';
import { workerProfileEn } from '../worker-profile.en.ts';

interface Props {
  control: Control<ProfessionalInput, unknown, ProfessionalValues>;
  error: string | undefined;
}

/** Starting price per service, where it differs from the general one. Hidden with a single service. */
export function RatesFields({ control, error }: Props) {
  const t = useText(workerProfileEn);
  const [chosen, basePrice] = useWatch({ control, name: ['services', 'basePrice'] });
  const { data } = useListServicesQuery({});
  const offered = data?.items.filter(({ id }) => chosen.includes(id)) ?? [];
  if (offered.length < 2) return null;
  const usual = Number.isFinite(basePrice) ? formatPesoShort(basePrice) : '';
  return (
    <fieldset className="mt-6">
      <legend className="text-14 font-strong">{t('ratesTitle')}</legend>
      <p className="mb-4 text-14 text-muted">{t('ratesHint', { price: usual })}</p>
      {error && (
        <div className="mb-3">
          <FieldError>{error}</FieldError>
        </div>
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {offered.map(({ id, name }) => (
          <AmountField key={id} control={control} name={`rates.${id}`} emptied={null} label={inCatalogue(name)} />
        ))}
      </div>
    </fieldset>
  );
}
