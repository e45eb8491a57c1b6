import type { UnitPrice } from '#contracts/form/form-field.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PesoField } from '../../../ui/forms/PesoField.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { formBuilderEn } from '../form-builder.en.ts';
import { WholeNumber } from './WholeNumber.tsx';

interface Props {
  price: UnitPrice | undefined;
  onChange: (price: UnitPrice | undefined) => void;
  error?: string | undefined;
}

const start: UnitPrice = { kind: 'per_unit', centavos: 100_00, included: 1 };

/** Price of each unit beyond those included. */
export function UnitPriceFields({ price, onChange, error }: Props) {
  const t = useText(formBuilderEn);
  return (
    <div className="grid gap-2">
      <Switch
        label={t('eachAdds')}
        checked={price !== undefined}
        onChange={({ target }) => onChange(target.checked ? start : undefined)}
      />
      {price && (
        <div className="grid grid-cols-2 items-start gap-3">
          <PesoField
            label={t('amountEach')}
            value={price.centavos || null}
            error={error}
            onChange={(centavos) => onChange({ ...price, centavos: centavos ?? 0 })}
          />
          <WholeNumber
            label={t('included')}
            value={price.included}
            onChange={(included) => onChange({ ...price, included: included ?? 0 })}
          />
        </div>
      )}
    </div>
  );
}
