import { Plus, X } from 'lucide-react';
import type { Weekday } from '#contracts/manila-time.ts';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { halfHours, nextOpening, withOpening, type Opening } from '../week-hours.ts';
import { workerProfileEn } from '../worker-profile.en.ts';
import { useClockTime } from './use-clock-time.ts';

interface Props {
  day: Weekday;
  openings: readonly Opening[];
  index: number;
  onChange: (openings: Opening[]) => void;
}

/** Start and end of one opening. */
export function OpeningFields({ day, openings, index, onChange }: Props) {
  const t = useText(workerProfileEn);
  const clockTime = useClockTime();
  const opening = openings[index];
  const next = nextOpening(openings);
  if (!opening) return null;
  const options = (times: readonly string[]) => times.map((time) => ({ value: time, label: clockTime(time) }));
  return (
    <div className="mb-2 flex items-center gap-2 max-sm:-mr-3 max-sm:gap-1">
      <Select
        label={t('fromOn', { day: t(day) })}
        hideLabel
        snug
        value={opening.from}
        onChange={(event) => onChange(withOpening(openings, index, { from: event.target.value }))}
        options={options(halfHours.slice(0, -1))}
        className="max-w-44 flex-1"
      />
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <Select
        label={t('toOn', { day: t(day) })}
        hideLabel
        snug
        value={opening.to}
        onChange={(event) => onChange(withOpening(openings, index, { to: event.target.value }))}
        options={options(halfHours.filter((time) => time > opening.from))}
        className="max-w-44 flex-1"
      />
      {openings.length === 1 && next && (
        <IconButton label={t('addHoursOn', { day: t(day) })} onClick={() => onChange([...openings, next])}>
          <Plus aria-hidden="true" className="size-5" />
        </IconButton>
      )}
      {openings.length > 1 && (
        <IconButton
          label={t('removeHours', { day: t(day) })}
          onClick={() => onChange(openings.filter((_, at) => at !== index))}
        >
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </div>
  );
}
