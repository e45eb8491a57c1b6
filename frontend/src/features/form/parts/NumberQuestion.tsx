import { useState } from 'react';
import { wordsIn } from '#contracts/form/words.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { formEn } from '../form.en.ts';
import { priceWords } from '../price-words.ts';
import type { QuestionProps } from './question-props.ts';

/** Invalid input stays in the field for correction and counts as unanswered. */
export function NumberQuestion({ field, label, hint, answer, error, onAnswer }: QuestionProps<'number'>) {
  const t = useText(formEn);
  const [language] = useLanguage();
  const [written, setWritten] = useState(
    typeof answer === 'number' || typeof answer === 'string' ? String(answer) : '',
  );
  const known = typeof answer === 'number' && Number(written.trim()) !== answer ? String(answer) : written;
  const price = priceWords(field.price, t);

  function write(text: string) {
    setWritten(text);
    const bare = text.replaceAll(/[\s,]/g, '');
    if (bare === '') onAnswer(undefined);
    else onAnswer(/^\d{1,9}$/.test(bare) ? Number(bare) : text);
  }

  return (
    <TextField
      label={label}
      hint={[hint, price].filter(Boolean).join(' · ') || undefined}
      error={error}
      inputMode="numeric"
      maxLength={12}
      value={known}
      suffix={field.unit && wordsIn(field.unit, language)}
      onChange={({ target }) => write(target.value)}
    />
  );
}
