import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { SkeletonRow } from '../../../ui/showing/Skeleton.tsx';
import { useReadCalendarLinksQuery } from '../../worker/api.ts';
import { availabilityEn } from './availability.en.ts';
import { CalendarAddress } from './CalendarAddress.tsx';
import { OtherCalendar } from './OtherCalendar.tsx';

/** Calendar sync: the worker's jobs as a feed, and another calendar whose appointments block time. */
export function CalendarLinks() {
  const t = useText(availabilityEn);
  const links = useReadCalendarLinksQuery();
  return (
    <Fetched of={links} failed={t('linksFailed')} waiting={<SkeletonRow />}>
      {({ hasAddress, source }) => (
        <div className="grid gap-6 lg:grid-cols-2">
          <CalendarAddress isOn={hasAddress} />
          <OtherCalendar source={source} />
        </div>
      )}
    </Fetched>
  );
}
