import { useState, type Ref } from 'react';
import { formatTime } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { uiEn } from '../ui.en.ts';
import type { FieldProps } from './Field.tsx';
import { TextField } from './TextField.tsx';
import { timeOfText } from './time-text.ts';

interface Props extends FieldProps {
  label: string;
  /** Manila time, `HH:mm`; empty: none. */
  value: string;
  onChange: (time: string) => void;
  onBlur?: () => void;
  size?: 48 | 36;
  ref?: Ref<HTMLInputElement>;
}

/** An arbitrary day: only the time matters. */
const DAY = '2026-01-01';

/** A time, typed in any usual format and displayed in the app's: the same on every phone. */
export function TimeField({ value, onChange, onBlur, ...field }: Props) {
  const t = useText(uiEn);
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string) {
    setTyped(text);
    const time = text.trim() === '' ? '' : timeOfText(text);
    if (time !== null && time !== value) onChange(time);
  }

  return (
    <TextField
      {...field}
      type="text"
      autoComplete="off"
      placeholder={t('timePlaceholder')}
      value={typed ?? (value === '' ? '' : formatTime(manilaInstant(DAY, value), locale))}
      onChange={({ target }) => type(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}
