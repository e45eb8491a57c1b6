import { formatPesoShort } from '#contracts/money.ts';
import { settingUnits } from '#contracts/platform/setting-units.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { useText } from '../../../i18n/use-text.ts';
import { platformSettingsEn } from './platform-settings.en.ts';
import type { Setting } from './setting-fields.ts';

/** "Commission: 10 %, Reviews: 14 days". */
export function useSettingWords(): (changes: Partial<Settings>) => string {
  const t = useText(platformSettingsEn);

  function shown(name: Setting, value: Settings[Setting]): string {
    const unit = settingUnits[name];
    if (typeof value === 'boolean') return t(value ? 'on' : 'off');
    if (typeof value === 'string' || unit === 'text' || unit === 'switch') return String(value);
    return unit === 'centavos' ? formatPesoShort(value) : `${value} ${t(unit)}`;
  }

  return (changes) =>
    (Object.keys(settingUnits) as Setting[])
      .flatMap((name) => {
        const value = changes[name];
        return value === undefined ? [] : [`${t(name)}: ${shown(name, value)}`];
      })
      .join(', ');
}
