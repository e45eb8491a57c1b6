import { Plus } from 'lucide-react';
import type { WeeklyHours } from '#contracts/calendar/weekly-hours.ts';
import type { Weekday } from '#contracts/manila-time.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { FieldError } from '../../../ui/forms/Field.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { OpeningFields } from './OpeningFields.tsx';
import { copyToOpenDays, nextOpening, overlaps, switchDay, week, withDay } from '../week-hours.ts';
import { workerProfileEn } from '../worker-profile.en.ts';

interface Props {
  value: WeeklyHours;
  onChange: (hours: WeeklyHours) => void;
}

/** Weekly hours: each day off, or with one to three openings. */
export function WeekHoursField({ value, onChange }: Props) {
  return (
    <ul className="divide-y divide-line">
      {week.map((day) => (
        <li key={day} className="py-2 first:pt-0 last:pb-0">
          <DayHours day={day} hours={value} onChange={onChange} />
        </li>
      ))}
    </ul>
  );
}

function DayHours({
  day,
  hours,
  onChange,
}: {
  day: Weekday;
  hours: WeeklyHours;
  onChange: (hours: WeeklyHours) => void;
}) {
  const t = useText(workerProfileEn);
  const openings = hours[day];
  const next = nextOpening(openings);
  const isOpen = openings.length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="flex min-h-12 items-center justify-between self-start">
        <Switch
          label={t(day)}
          checked={isOpen}
          onChange={(event) => onChange(switchDay(hours, day, event.target.checked))}
        />
        {!isOpen && <span className="text-14 text-muted sm:hidden">{t('dayOff')}</span>}
      </div>
      {isOpen ? (
        <div>
          {openings.map((_, index) => (
            <OpeningFields
              key={index}
              day={day}
              openings={openings}
              index={index}
              onChange={(changed) => onChange(withDay(hours, day, changed))}
            />
          ))}
          {overlaps(openings) && (
            <div className="py-1">
              <FieldError>{t('hoursOverlap')}</FieldError>
            </div>
          )}
          <div className="-ml-3 flex flex-wrap gap-x-2 gap-y-1">
            {next && openings.length > 1 && (
              <Button
                variant="quiet"
                size={36}
                icon={<Plus aria-hidden="true" className="size-4" />}
                onClick={() => onChange(withDay(hours, day, [...openings, next]))}
              >
                {t('addHours')}
              </Button>
            )}
            {day === 'mon' && (
              <Button variant="quiet" size={36} onClick={() => onChange(copyToOpenDays(hours, day))}>
                {t('copyHours')}
              </Button>
            )}
          </div>
        </div>
      ) : (
        <span className="hidden min-h-12 items-center text-14 text-muted sm:flex">{t('dayOff')}</span>
      )}
    </div>
  );
}
