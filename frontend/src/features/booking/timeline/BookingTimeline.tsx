import { Fetched } from '../../../api/Fetched.tsx';
import { useNow } from '../../../browser/use-now.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { Timeline, type TimelineStep } from '../../../ui/showing/Timeline.tsx';
import { useDuration } from '../../catalogue/duration.ts';
import { useReadHistoryQuery } from '../../../domain/booking/api.ts';
import { bookingSteps, type BookingStep } from './booking-steps.ts';
import { bookingEn } from '../booking.en.ts';
import type { Side } from '../../../domain/booking/side.ts';
import type { MessageKey } from '../message-key.ts';
import { useAddedIds } from '../list/use-added-ids.ts';
import { useSettings } from '../../../api/use-settings.ts';

/** Past events and next steps of the booking on a vertical line. */
export function BookingTimeline({ booking, side }: { booking: Booking; side: Side }) {
  const t = useText(bookingEn);
  const history = useReadHistoryQuery({ id: booking.id });
  return (
    <Card title={t('timeline')}>
      <Fetched of={history} failed={t('historyFailed')} waiting={<SkeletonList rows={4} />}>
        {({ items }) => <Steps booking={booking} side={side} items={items} />}
      </Fetched>
    </Card>
  );
}

type Items = NonNullable<ReturnType<typeof useReadHistoryQuery>['data']>['items'];

function Steps({ booking, side, items }: { booking: Booking; side: Side; items: Items }) {
  const t = useText(bookingEn);
  const locale = useLocale();
  const now = useNow();
  const duration = useDuration()(booking.durationMinutes);
  const { reviewWithinDays } = useSettings();
  const steps = bookingSteps(booking, items, { side, locale, now, duration, reviewWithinDays });
  const isFresh = useAddedIds(steps.map(({ id }) => id));
  const said = (words: MessageKey | string) => (typeof words === 'string' ? words : t(words.key, words.values));
  return <Timeline steps={steps.map((step) => shown(step, said, isFresh(step.id)))} />;
}

function shown(
  { id, icon, state, title, at, note, turn }: BookingStep,
  said: (words: MessageKey | string) => string,
  fresh: boolean,
): TimelineStep {
  return {
    id,
    state,
    title: said(title),
    fresh,
    ...(icon && { icon }),
    ...(at && { at }),
    ...(note && { note: said(note) }),
    ...(turn && { turn: said(turn) }),
  };
}
