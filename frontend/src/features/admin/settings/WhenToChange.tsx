import { manilaDay } from '#contracts/manila-time.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { DateField } from '../../../ui/forms/DateField.tsx';
import { TimeField } from '../../../ui/forms/TimeField.tsx';
import { platformSettingsEn } from './platform-settings.en.ts';
import type { Moment } from './use-moment.ts';

/** Effective at once, or from a Manila day and time. */
export function WhenToChange({ moment }: { moment: Moment }) {
  const t = useText(platformSettingsEn);
  const now = useNow();
  return (
    <div className="grid w-full gap-3 border-t border-line pt-3">
      <RadioGroup
        look="row"
        label={t('when')}
        options={[
          { value: 'now', label: t('atOnce') },
          { value: 'later', label: t('later') },
        ]}
        value={moment.isLater ? 'later' : 'now'}
        onChange={(value) => moment.setIsLater(value === 'later')}
      />
      {moment.isLater && (
        <div className="grid max-w-md gap-3 sm:grid-cols-2">
          <DateField
            label={t('day')}
            min={manilaDay(now)}
            value={moment.day}
            onChange={moment.setDay}
            error={moment.isPast ? t('momentOver') : undefined}
          />
          <TimeField label={t('time')} value={moment.time} onChange={moment.setTime} />
        </div>
      )}
    </div>
  );
}
