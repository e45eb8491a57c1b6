import { isLanguage, languages } from '../../../i18n/languages.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { SegmentedControl } from '../../../ui/pressing/SegmentedControl.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { useThemeChoice } from '../../../ui/theme.ts';
import { profileEn } from '../profile.en.ts';

/** Language of the account, and theme of this device. */
export function Preferences() {
  const t = useText(profileEn);
  const [language, chooseLanguage] = useLanguage();
  const [theme, chooseTheme] = useThemeChoice();
  return (
    <Card title={t('preferences')}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Select
          label={t('language')}
          value={language}
          onChange={(event) => isLanguage(event.target.value) && void chooseLanguage(event.target.value)}
          options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
        />
        <div>
          <p aria-hidden="true" className="mb-1.5 text-14 font-strong">
            {t('theme')}
          </p>
          <SegmentedControl
            label={t('theme')}
            wide
            value={theme}
            onChange={chooseTheme}
            options={[
              { value: 'system', label: t('themeSystem') },
              { value: 'light', label: t('themeLight') },
              { value: 'dark', label: t('themeDark') },
            ]}
          />
        </div>
      </div>
    </Card>
  );
}
