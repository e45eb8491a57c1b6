import { manilaDay } from '#contracts/manila-time.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { platformSettingsText } from './platform-settings.text.ts';
import type { Moment } from './use-moment.ts';

/** At once, or from a day and time in Manila on. */
export function WhenToChange({ moment }: { moment: Moment }) {
  const t = useText(platformSettingsText);
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
        <div className="grid max-w-md grid-cols-2 gap-3">
          <TextField
            label={t('day')}
            type="date"
            min={manilaDay(now)}
            value={moment.day}
            onChange={({ target }) => moment.setDay(target.value)}
            error={moment.isPast ? t('momentOver') : undefined}
          />
          <TextField
            label={t('time')}
            type="time"
            value={moment.time}
            onChange={({ target }) => moment.setTime(target.value)}
          />
        </div>
      )}
    </div>
  );
}
