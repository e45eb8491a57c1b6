import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormPhoneField } from '../../../forms/FormPhoneField.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { phoneEn } from './phone.en.ts';

interface Props<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>;
  name: FieldPath<In>;
  error: string | undefined;
  /** After a change of number the earlier code is invalid. */
  onOther: () => void;
}

export function NumberField<In extends FieldValues, Out>({ onOther, ...field }: Props<In, Out>) {
  const t = useText(phoneEn);
  return <FormPhoneField {...field} onType={onOther} label={t('phone')} hint={t('phoneHint')} />;
}
