import type { SubjectOf } from '#contracts/approval/approval-subject.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { moneyChanges } from '#contracts/platform/money-settings.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { platformSettingsEn } from './platform-settings.en.ts';

/** Changed money settings, from and to. */
export function MoneyChanges({
  of: { before, after, effectiveAt },
}: {
  of: Omit<SubjectOf<'money_settings'>, 'change'>;
}) {
  const t = useText(platformSettingsEn);
  const locale = useLocale();
  return (
    <ul className="mt-1">
      {moneyChanges(before, after).map(({ name, from, to }) => (
        <li key={name} className="wrap-anywhere">
          {t('changed', { setting: t(name), from, to })}
        </li>
      ))}
      {effectiveAt && <li>{t('from', { when: formatDayAndTime(effectiveAt, locale) })}</li>}
    </ul>
  );
}
