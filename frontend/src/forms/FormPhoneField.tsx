import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { FieldProps } from '../ui/forms/Field.tsx';
import { PhoneField } from '../ui/forms/PhoneField.tsx';

interface Props<In extends FieldValues, Out> extends FieldProps {
  control: Control<In, unknown, Out>;
  name: FieldPath<In>;
  onType?: () => void;
}

/** A mobile number as a field of a form. */
export function FormPhoneField<In extends FieldValues, Out>({ control, name, onType, ...shown }: Props<In, Out>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <PhoneField
          {...shown}
          {...{ name, value, onBlur }}
          onChange={(phone) => {
            onChange(phone);
            onType?.();
          }}
        />
      )}
    />
  );
}
