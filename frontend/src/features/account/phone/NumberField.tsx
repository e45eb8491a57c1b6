import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { PhoneField } from '../../../ui/forms/PhoneField.tsx';
import { phoneEn } from './phone.en.ts';

interface Props<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>;
  name: FieldPath<In>;
  error: string | undefined;
  /** After a change of number the earlier code is invalid. */
  onOther: () => void;
}

export function NumberField<In extends FieldValues, Out>({ control, name, error, onOther }: Props<In, Out>) {
  const t = useText(phoneEn);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <PhoneField
          {...{ name, value, onBlur }}
          onChange={(phone) => {
            onChange(phone);
            onOther();
          }}
          label={t('phone')}
          hint={t('phoneHint')}
          error={error}
        />
      )}
    />
  );
}
