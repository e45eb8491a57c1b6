import { isLanguage, type Language, languages } from '../../../i18n/languages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SegmentedControl } from '../../../ui/pressing/SegmentedControl.tsx';
import { formBuilderEn } from '../form-builder.en.ts';

interface Props {
  value: Language;
  onChange: (language: Language) => void;
}

const options = Object.entries(languages).flatMap(([value, label]) => (isLanguage(value) ? [{ value, label }] : []));

/** Language in which the form's texts are edited and previewed. */
export function LanguageSwitch(props: Props) {
  const t = useText(formBuilderEn);
  return <SegmentedControl label={t('languageOfTexts')} options={options} {...props} className="justify-self-start" />;
}
