import { formatDayAndTime, formatTime } from '#contracts/manila-format.ts';
import { manilaTime } from '#contracts/manila-time.ts';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import type { AvailabilityView } from '../availability-view.ts';
import { useAvailability } from '../use-availability.ts';
import { workerDayEn } from '../worker-day.en.ts';

type AvailabilityText = {
  title: keyof typeof workerDayEn;
  text: keyof typeof workerDayEn;
  values?: Record<string, string>;
};

export function AvailabilitySwitch({ profile }: { profile: OwnWorkerProfile }) {
  const t = useText(workerDayEn);
  const locale = useLocale();
  const { view, isOn, isChanging, change } = useAvailability(profile);
  const { title, text, values } = availabilityText(view, locale, t('midnight'));
  return (
    <section
      aria-label={t('availability')}
      className={cx(
        'flex items-center justify-between gap-4 rounded-20 px-4 py-3.5 sm:px-5',
        isOn ? 'bg-brand-tint' : 'bg-sunken',
      )}
    >
      <div className="min-w-0" aria-live="polite">
        <p className="text-16 font-strong">{t(title)}</p>
        <p className={cx('text-14', isOn ? 'text-brand-ink' : 'text-muted')}>{t(text, values)}</p>
      </div>
      {view.state === 'closed' ? (
        <TextLink to="/worker/profile/availability" className="shrink-0">
          {t('changeHours')}
        </TextLink>
      ) : (
        <Switch
          label={t('availability')}
          hideLabel
          checked={isOn}
          aria-busy={isChanging || undefined}
          onChange={(event) => void change(event.target.checked)}
        />
      )}
    </section>
  );
}

function availabilityText(view: AvailabilityView, locale: string, midnight: string): AvailabilityText {
  if (view.state === 'off' && view.isToday) return { title: 'off', text: 'offToday' };
  if (view.state === 'off')
    return { title: 'off', text: 'offUntil', values: { when: formatDayAndTime(view.until, locale) } };
  if (view.state === 'closed')
    return view.from === null
      ? { title: 'closed', text: 'closedAlways' }
      : { title: 'closed', text: 'closedUntil', values: { when: formatDayAndTime(view.from, locale) } };
  const until = manilaTime(view.until) === '00:00' ? null : formatTime(view.until, locale);
  if (view.state === 'later')
    return {
      title: 'available',
      text: 'laterFrom',
      values: { from: formatTime(view.from, locale), until: until ?? midnight },
    };
  return {
    title: 'available',
    text: view.state === 'busy' ? 'busyUntil' : 'availableUntil',
    values: { time: until ?? midnight },
  };
}
