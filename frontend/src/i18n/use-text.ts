import { useLingui } from '@lingui/react';
import { use } from 'react';
import { activate, wordsNamed, wordsOf, type Texts } from './catalogue.ts';
import { STORED, textOf, type Values } from './i18n.ts';
import { isLanguage, localeOf, rememberLanguage, type Language } from './languages.ts';

export type Text<Key extends string> = (key: Key, values?: Values) => string;

/** Texts of one file in the current language; suspends while they load. */
export function useText<Key extends string>(texts: Texts<Key>): Text<Key> {
  useLingui();
  use(wordsOf(texts));
  use(wordsNamed(STORED));
  return (key, values) => textOf(texts, key, values);
}

export function useLanguage(): [Language, (language: Language) => Promise<void>] {
  const { i18n } = useLingui();
  return [isLanguage(i18n.locale) ? i18n.locale : 'en', chooseLanguage];
}

/** `en-PH`, `fil-PH` or `ceb-PH`, for the formatters of #contracts/manila-format.ts. */
export function useLocale(): string {
  const [language] = useLanguage();
  return localeOf(language);
}

export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await activate(language);
  document.documentElement.lang = language;
}
