import type { FieldProps } from './Field.tsx';
import { useFormattedInput } from './formatted-input.ts';
import { formatSubscriber, phoneOf, subscriberDigits } from './phone-text.ts';
import { TextField } from './TextField.tsx';

interface Props extends FieldProps {
  /** As stored: +639171234821, or ''. */
  value: string;
  onChange: (phone: string) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  autoFocus?: boolean;
}

export function PhoneField({ value, onChange, ...rest }: Props) {
  const text = formatSubscriber(subscriberDigits(value));
  const input = useFormattedInput(text, /\d/, (raw) => onChange(phoneOf(raw)));
  return (
    <TextField
      {...rest}
      {...input}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      lead="+63"
      placeholder="917 123 4821"
    />
  );
}
