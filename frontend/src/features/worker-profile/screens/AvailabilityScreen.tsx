import { useState } from 'react';
import type { WeeklyHours } from '#contracts/calendar/weekly-hours.ts';
import { manilaMonth } from '#contracts/manila-time.ts';
import { errorText } from '../../../api/error-text.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useNow } from '../../../browser/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { SkeletonPage } from '../../../ui/showing/Skeleton.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useListBookedDatesQuery } from '../../payout/api.ts';
import { useReadOwnProfileQuery, useSetWeeklyHoursMutation } from '../../worker/api.ts';
import { availabilityEn } from '../availability/availability.en.ts';
import { CalendarLinks } from '../availability/CalendarLinks.tsx';
import { MonthView } from '../availability/MonthView.tsx';
import { RulesForm } from '../availability/RulesForm.tsx';
import { TimeOff } from '../parts/TimeOff.tsx';
import { overlaps, week } from '../week-hours.ts';
import { WeekHoursField } from '../parts/WeekHoursField.tsx';
import { workerProfileEn } from '../worker-profile.en.ts';

/** /worker/profile/availability: weekly hours and time off. */
export function AvailabilityScreen() {
  const t = useText(workerProfileEn);
  const availability = useText(availabilityEn);
  const profile = useReadOwnProfileQuery();
  return (
    <div className="max-w-240">
      <PageHeader
        title={t('availabilityTitle')}
        subtitle={useBookedDays()}
        back={{ to: '/worker-profile', label: t('backToProfile') }}
      />
      <Fetched of={profile} failed={t('profileFailed')} waiting={<SkeletonPage />}>
        {({ weeklyHours, timeOff, bookingRules }) => (
          <div className="grid gap-4">
            <Card title={availability('monthTitle')}>
              <MonthView />
            </Card>
            <Card title={t('weekTitle')}>
              <Week saved={weeklyHours} />
            </Card>
            <Card title={availability('rulesTitle')}>
              <RulesForm saved={bookingRules} />
            </Card>
            <Card title={t('timeOffTitle')}>
              <TimeOff timeOff={timeOff} />
            </Card>
            <Card title={availability('linksTitle')}>
              <CalendarLinks />
            </Card>
          </div>
        )}
      </Fetched>
    </div>
  );
}

function Week({ saved }: { saved: WeeklyHours }) {
  const t = useText(workerProfileEn);
  const [setHours, { isLoading, error }] = useSetWeeklyHoursMutation();
  const [changed, setChanged] = useState<WeeklyHours | null>(null);
  const hours = changed ?? saved;
  const isWrong = week.some((day) => overlaps(hours[day]));

  async function save() {
    const answer = await setHours({ body: { weeklyHours: hours } });
    if (answer.error) return;
    setChanged(null);
    showToast(t('saved'), { variant: 'success' });
  }

  return (
    <>
      <p className="-mt-2 mb-3 text-14 text-muted">{t('whenHint')}</p>
      <WeekHoursField value={hours} onChange={setChanged} />
      {error && (
        <Note tone="error" className="mt-4">
          {errorText(error)}
        </Note>
      )}
      <Button className="mt-5" busy={isLoading} disabled={changed === null || isWrong} onClick={save}>
        {t('save')}
      </Button>
    </>
  );
}

/** Null while it loads. */
function useBookedDays(): string | null {
  const t = useText(workerProfileEn);
  const [year, month] = manilaMonth(useNow()).split('-').map(Number);
  const { data } = useListBookedDatesQuery({ year: year ?? 0, month: month ?? 0 });
  return data ? t('bookedDays', { count: data.items.length }) : null;
}
