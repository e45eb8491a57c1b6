import { useState, type KeyboardEvent } from 'react';
import type { FieldProps } from './Field.tsx';
import { useFormattedInput } from './formatted-input.ts';
import { centavosOf, formatPesoTyping, pesoText } from './peso-text.ts';
import { TextField } from './TextField.tsx';

interface Props extends FieldProps {
  /** Centavos; null: no amount. */
  value: number | null;
  onChange: (centavos: number | null) => void;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  name?: string;
  disabled?: boolean;
  placeholder?: string;
}

/** Groups thousands during typing and completes the decimals on blur. Focusing selects the content. */
export function PesoField({ value, onChange, onBlur, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  // The typed text is shown while it equals the controlled value.
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
