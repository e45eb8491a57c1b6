import type { Booking } from '#contracts/views/booking.ts';
import { useNow } from '../../browser/use-now.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/showing/Card.tsx';
import { Timeline } from '../../ui/showing/Timeline.tsx';
import { bookingSteps } from '../booking/timeline/booking-steps.ts';
import { bookingEn } from '../booking/booking.en.ts';
import type { MessageKey } from '../booking/message-key.ts';
import { useSettings } from '../../api/use-settings.ts';
import { useDuration } from '../catalogue/duration.ts';
import { confirmationEn } from './confirmation.en.ts';

/** Next steps of the booking. Renders nothing without any. */
export function NextSteps({ booking }: { booking: Booking }) {
  const t = useText(confirmationEn);
  const words = useText(bookingEn);
  const locale = useLocale();
  const now = useNow();
  const duration = useDuration()(booking.durationMinutes);
  const { reviewWithinDays } = useSettings();
  const steps = bookingSteps(booking, [], { side: 'client', locale, now, duration, reviewWithinDays });
  if (steps.length === 0) return null;
  const said = (part: MessageKey | string) => (typeof part === 'string' ? part : words(part.key, part.values));
  return (
    <Card title={t('next')}>
      <Timeline
        steps={steps.map(({ id, icon, state, title, at, note }) => ({
          id,
          state,
          title: said(title),
          ...(icon && { icon }),
          ...(at && { at }),
          ...(note && { note: said(note) }),
        }))}
      />
    </Card>
  );
}
