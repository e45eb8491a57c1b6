import { useId, useState } from 'react';
import type { WeeklyHours } from '#contracts/calendar/weekly-hours.ts';
import type { Weekday } from '#contracts/manila-time.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { hourGroups, type Opening } from '../week-hours.ts';
import { workerProfileEn } from '../worker-profile.en.ts';
import { useClockTime } from './use-clock-time.ts';
import { WeekHoursField } from './WeekHoursField.tsx';

interface Props {
  value: WeeklyHours;
  onChange: (hours: WeeklyHours) => void;
  error?: string | undefined;
}

/** Weekly hours, read-only at first: most workers keep the defaults, and there are many fields. */
export function WeekHoursCard({ value, onChange, error }: Props) {
  const t = useText(workerProfileEn);
  const fields = useId();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Card title={t('whenYouWork')}>
      <p className="-mt-2 mb-3 text-14 text-muted">{t('whenHint')}</p>
      <dl className="grid gap-2">
        {hourGroups(value).map(({ days, openings }) => (
          <DayGroup key={days[0]} days={days} openings={openings} />
        ))}
      </dl>
      <Button
        variant="quiet"
        size={36}
        className="mt-3 -ml-3"
        aria-expanded={isChanging}
        aria-controls={fields}
        onClick={() => setIsChanging(!isChanging)}
      >
        {t('changeHours')}
      </Button>
      <div id={fields} className={isChanging ? 'mt-2' : 'hidden'}>
        {isChanging && <WeekHoursField value={value} onChange={onChange} />}
      </div>
      {error && (
        <Note tone="error" className="mt-3">
          {error}
        </Note>
      )}
    </Card>
  );
}

function DayGroup({ days, openings }: { days: Weekday[]; openings: readonly Opening[] }) {
  const t = useText(workerProfileEn);
  const clockTime = useClockTime();
  const [first = 'mon', last = first] = [days[0], days.at(-1)];
  const hours = openings.map(({ from, to }) => `${clockTime(from)} – ${clockTime(to)}`);
  return (
    <div className="flex flex-col gap-x-4 sm:flex-row sm:justify-between">
      <dt className="font-strong">{first === last ? t(first) : t('daysFromTo', { first: t(first), last: t(last) })}</dt>
      <dd className={cx('tabular-nums', openings.length === 0 && 'text-muted')}>{hours.join(', ') || t('dayOff')}</dd>
    </div>
  );
}
