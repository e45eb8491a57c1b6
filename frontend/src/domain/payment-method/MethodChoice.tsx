import { paymentMethods, type PaymentMethod } from '#contracts/roles.ts';
import { useText } from '../../i18n/use-text.ts';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { methodWord } from './method-word.ts';
import { MethodIcon } from './MethodIcon.tsx';
import { paymentMethodEn } from './payment-method.en.ts';

interface Props {
  label: string;
  hideLabel?: boolean;
  without?: readonly PaymentMethod[];
  value: PaymentMethod | null;
  onChange: (method: PaymentMethod) => void;
  error?: string | undefined;
}

/** Payment methods as radio cards; those in `without` are disabled. */
export function MethodChoice({ value, onChange, without = [], ...field }: Props) {
  const t = useText(paymentMethodEn);
  return (
    <RadioGroup
      {...field}
      value={value}
      onChange={onChange}
      options={paymentMethods
        .filter((method) => !without.includes(method))
        .map((method) => ({
          value: method,
          label: t(methodWord[method]),
          hint: t(`${methodWord[method]}Hint`),
          icon: <MethodIcon method={method} />,
        }))}
    />
  );
}
