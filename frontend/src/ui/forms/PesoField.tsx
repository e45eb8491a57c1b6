import { useState, type KeyboardEvent } from 'react';
import type { FieldProps } from './Field.tsx';
import { useFormattedInput } from './formatted-input.ts';
import { centavosOf, formatPesoTyping, pesoText } from './peso-text.ts';
import { TextField } from './TextField.tsx';

interface Props extends FieldProps {
  /** Centavos, or null for no amount. */
  value: number | null;
  onChange: (centavos: number | null) => void;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  name?: string;
  disabled?: boolean;
  placeholder?: string;
}

/** Groups thousands as one types; leaving the field completes the decimals. Whoever comes into it types over what stands there. */
export function PesoField({ value, onChange, onBlur, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  // What is typed counts only while it still means the value from outside.
  const text = typed !== null && centavosOf(typed) === value ? typed : pesoText(value);
  const input = useFormattedInput(text, /[\d.]/, (raw) => {
    const next = formatPesoTyping(raw);
    setTyped(next);
    onChange(centavosOf(next));
  });

  function leave() {
    setTyped(null);
    onBlur?.();
  }

  return (
    <TextField
      {...rest}
      {...input}
      onFocus={({ target }) => target.select()}
      onBlur={leave}
      inputMode="decimal"
      autoComplete="off"
      lead="₱"
    />
  );
}
