import { TextField } from '../../../ui/forms/TextField.tsx';

interface Props {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  hideLabel?: boolean;
  suffix?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string;
}

const LONGEST = 7;

/** Accepts digits only; an empty field is undefined. */
export function WholeNumber({ value, onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      value={value ?? ''}
      inputMode="numeric"
      autoComplete="off"
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '').slice(0, LONGEST);
        onChange(digits === '' ? undefined : Number(digits));
      }}
    />
  );
}
