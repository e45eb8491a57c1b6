import type { ReactNode } from 'react';
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { formatPesoLong, formatPesoShort } from '#contracts/money.ts';
import { useText } from '../i18n/use-text.ts';
import type { FieldProps } from '../ui/forms/Field.tsx';
import { PesoField } from '../ui/forms/PesoField.tsx';
import { formsEn } from './forms.en.ts';
import { useSettings } from '../api/use-settings.ts';

interface Props<In extends FieldValues, Out> extends FieldProps {
  control: Control<In, unknown, Out>;
  name: FieldPath<In>;
  /** Maximum in centavos; defaults to the platform's limit. */
  most?: number;
  /** Value of an emptied field: by default an invalid number (required), or null (optional). */
  emptied?: null;
}

/**
 * Amount field of a form, in centavos. An emptied field must not be `undefined`, which forms treat as the default
 * value and would restore during typing.
 */
export function AmountField<In extends FieldValues, Out>({
  control,
  name,
  most,
  emptied,
  hint,
  error,
  ...words
}: Props<In, Out>) {
  const t = useText(formsEn);
  const { maximumAmount } = useSettings();
  const highest = most ?? maximumAmount;
  const none = emptied === null ? null : Number.NaN;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <PesoField
          {...words}
          {...{ name, onBlur }}
          hint={<Hint own={hint} limit={t('upTo', { most: formatPesoShort(highest) })} />}
          error={value > highest ? t('amountTooHigh', { most: formatPesoLong(highest) }) : error}
          value={typeof value === 'number' && !Number.isNaN(value) ? value : null}
          onChange={(centavos) => onChange(centavos ?? none)}
        />
      )}
    />
  );
}

function Hint({ own, limit }: { own: ReactNode; limit: string }) {
  return (
    <>
      {typeof own === 'string' && !/[.!?]$/.test(own) ? `${own}.` : own}
      {own ? ' ' : ''}
      <span className="whitespace-nowrap">{limit}</span>
    </>
  );
}
