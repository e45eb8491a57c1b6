import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { ScheduledChange, Settings } from '#contracts/platform/settings.ts';
import { errorText } from '../../../api/error-text.ts';
import { IfPermitted } from '../../../domain/session/IfPermitted.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { useWithdrawConfigChangeMutation } from '../api.ts';
import { platformSettingsEn } from './platform-settings.en.ts';
import { formatPesoShort } from '#contracts/money.ts';
import { settingUnits } from '#contracts/platform/setting-units.ts';
import type { Setting } from './setting-fields.ts';

/** Scheduled changes, which can be withdrawn until they take effect. */
export function PlannedChanges({ planned }: { planned: readonly ScheduledChange[] }) {
  const t = useText(platformSettingsEn);
  if (planned.length === 0) return null;
  return (
    <Card title={t('planned')}>
      <ul className="flex flex-col gap-4">
        {planned.map((change) => (
          <Planned key={change.changeId} change={change} />
        ))}
      </ul>
    </Card>
  );
}

function Planned({ change: { changeId, changes, effectiveAt } }: { change: ScheduledChange }) {
  const t = useText(platformSettingsEn);
  const locale = useLocale();
  const what = useSettingWords()(changes);
  const [withdraw] = useWithdrawConfigChangeMutation();

  async function withdrawChange() {
    const { error } = await withdraw({ id: changeId });
    showToast(error ? errorText(error) : t('withdrawn'), { variant: error ? 'error' : 'success' });
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="text-14 font-strong">{what}</p>
        <p className="text-13 text-muted">
          <time dateTime={effectiveAt}>{t('from', { when: formatDayAndTime(effectiveAt, locale) })}</time>
        </p>
      </div>
      <IfPermitted do="settings.change">
        <Button variant="outline" size={36} aria-label={t('withdrawNamed', { what })} onClick={withdrawChange}>
          {t('withdraw')}
        </Button>
      </IfPermitted>
    </li>
  );
}

/** "Commission: 10 %, Reviews: 14 days". */
function useSettingWords(): (changes: Partial<Settings>) => string {
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
