import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { FieldProps } from '../ui/Field.tsx';
import { PesoField } from '../ui/PesoField.tsx';

interface Props<In extends FieldValues, Out> extends FieldProps {
  control: Control<In, unknown, Out>;
  name: FieldPath<In>;
}

/** An amount of a form over a call's schema, in centavos; undefined while nothing that counts is typed. */
export function AmountField<In extends FieldValues, Out>({ control, name, ...words }: Props<In, Out>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => <PesoField {...words} {...{ name, onBlur }} value={value ?? null} onChange={(centavos) => onChange(centavos ?? undefined)} />}
    />
  );
}
