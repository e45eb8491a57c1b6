import { CircleUserRound, LogOut, Settings } from 'lucide-react';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { isLanguage, languages } from '../../i18n/languages.ts';
import type { MenuItem } from '../../ui/pressing/DropdownMenu.tsx';
import { useThemeChoice } from '../../ui/theme.ts';
import { appEn } from '../../domain/navigation.en.ts';

interface Places {
  profile: string;
  settings?: string;
}

/** The account menu: profile, settings, language, theme, log out. */
export function useAccountMenuItems({ profile, settings }: Places): MenuItem[] {
  const t = useText(appEn);
  const [language, chooseLanguage] = useLanguage();
  const [theme, chooseTheme] = useThemeChoice();
  const icon = 'size-5 text-muted';
  return [
    { kind: 'link', to: profile, label: t('profile'), icon: <CircleUserRound aria-hidden="true" className={icon} /> },
    ...(settings
      ? [
          {
            kind: 'link' as const,
            to: settings,
            label: t('settings'),
            icon: <Settings aria-hidden="true" className={icon} />,
          },
        ]
      : []),
    { kind: 'line' },
    {
      kind: 'choice',
      label: t('language'),
      items: Object.entries(languages).map(([value, label]) => ({ value, label })),
      value: language,
      onChange: (value) => isLanguage(value) && void chooseLanguage(value),
    },
    { kind: 'line' },
    {
      kind: 'choice',
      label: t('theme'),
      items: [
        { value: 'system', label: t('themeSystem') },
        { value: 'light', label: t('themeLight') },
        { value: 'dark', label: t('themeDark') },
      ],
      value: theme,
      onChange: (value) => chooseTheme(value === 'light' || value === 'dark' ? value : 'system'),
    },
    { kind: 'line' },
    { kind: 'link', to: '/logout', label: t('logOut'), icon: <LogOut aria-hidden="true" className={icon} /> },
  ];
}
