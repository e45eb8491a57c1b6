import type { ChoicePrice } from '#contracts/form/form-field.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PesoField } from '../../../ui/forms/PesoField.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { formBuilderEn } from '../form-builder.en.ts';
import { WholeNumber } from './WholeNumber.tsx';

interface Props {
  price: ChoicePrice | undefined;
  onChange: (price: ChoicePrice | undefined) => void;
  error?: string | undefined;
}

const starts: Record<string, ChoicePrice | undefined> = {
  add: { kind: 'add', centavos: 100_00 },
  multiply: { kind: 'multiply', percent: 150 },
};

/** Price effect of an answer: none, an amount or a percentage. */
export function ChoicePriceFields({ price, onChange, error }: Props) {
  const t = useText(formBuilderEn);
  const kinds = [
    { value: '', label: t('priceStays') },
    { value: 'add', label: t('priceAdds') },
    { value: 'multiply', label: t('priceMultiplies') },
  ];
  return (
    <div className="grid grid-cols-2 gap-2">
      <Select
        label={t('price')}
        hideLabel
        snug
        options={kinds}
        value={price?.kind ?? ''}
        onChange={({ target }) => onChange(starts[target.value])}
      />
      {price?.kind === 'add' && (
        <PesoField
          label={t('amount')}
          hideLabel
          value={price.centavos || null}
          error={error}
          onChange={(centavos) => onChange({ kind: 'add', centavos: centavos ?? 0 })}
        />
      )}
      {price?.kind === 'multiply' && (
        <WholeNumber
          label={t('percentOfPrice')}
          hideLabel
          suffix="%"
          value={price.percent || undefined}
          error={error}
          onChange={(percent) => onChange({ kind: 'multiply', percent: percent ?? 0 })}
        />
      )}
    </div>
  );
}
