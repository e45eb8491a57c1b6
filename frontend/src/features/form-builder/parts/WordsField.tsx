import type { Ref } from 'react';
import type { Words } from '#contracts/form/words.ts';
import type { Language } from '../../../i18n/languages.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';

interface Props {
  label: string;
  words: Words | undefined;
  language: Language;
  /** undefined: no text in any language. */
  onChange: (words: Words | undefined) => void;
  maxLength: number;
  hint?: string | undefined;
  error?: string | undefined;
  hideLabel?: boolean;
  id?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/** A text in one language at a time. An untranslated text shows the English one as placeholder, as clients read it. */
export function WordsField({ words, language, onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      value={words?.[language] ?? ''}
      placeholder={language === 'en' ? undefined : words?.en}
      lang={language}
      autoComplete="off"
      onChange={({ target }) => onChange(withText(words, language, target.value))}
    />
  );
}

function withText(words: Words | undefined, language: Language, text: string): Words | undefined {
  const said: Words = { en: '', ...words, [language]: text };
  const kept = { en: said.en, ...(said.fil && { fil: said.fil }), ...(said.ceb && { ceb: said.ceb }) };
  return Object.values(kept).every((one) => one === '') ? undefined : kept;
}
