import type { Booking } from '#contracts/views/booking.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { intoSight } from '../../../ui/into-sight.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { bookingEn } from '../booking.en.ts';
import { firstName } from '../../../domain/first-name.ts';
import { freeTimes } from '../actions/free-times.ts';
import { chatPath } from '../../../domain/booking/paths.ts';

/** The worker's calendar rejects the time: free starts to propose to the client. */
export function SlotTakenNote({ booking, alternatives }: { booking: Booking; alternatives: readonly string[] }) {
  const t = useText(bookingEn);
  const locale = useLocale();
  const path = chatPath('worker', booking);
  const times = freeTimes(alternatives, locale);
  return (
    <div ref={intoSight}>
      <Note tone="error" title={t('slotTaken')}>
        <p>
          {alternatives.length === 0
            ? t('slotTakenNone')
            : t(path ? 'slotTakenText' : 'slotTakenOpen', { times, client: firstName(booking.client.name) })}
        </p>
        {path && alternatives.length > 0 && (
          <TextLink to={path} inline>
            {t('message')}
          </TextLink>
        )}
      </Note>
    </div>
  );
}
