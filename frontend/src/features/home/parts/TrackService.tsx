import { ArrowRight, CalendarDays, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay, formatTime } from '#contracts/manila-format.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { DeepPanel } from '../../../ui/showing/DeepPanel.tsx';
import { ProgressSteps } from '../../../ui/showing/ProgressSteps.tsx';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { bookingPathOf } from '../../../domain/booking/paths.ts';
import { shownStatus } from '../../../domain/booking/shown-status.ts';
import { turnOf } from '../../../domain/booking/turn.ts';
import { bookingsEn } from '../../booking/list/bookings.en.ts';
import { cardAction, cardTrouble } from '../../booking/list/client-card.ts';
import { homeEn } from '../home.en.ts';
import { trackLine, trackStep, trackSteps } from '../tracked-booking.ts';

/** The most urgent booking on the screen's deep panel, with the client's next action. */
export function TrackService({ booking, now }: { booking: Booking; now: number }) {
  const t = useText(homeEn);
  const locale = useLocale();
  const { key, values } = trackLine(booking, now, locale);
  const step = trackStep(booking.status);
  const words = useText(bookingsEn);
  const action = turnOf(booking) && cardAction(booking);
  const trouble = cardTrouble(booking);
  return (
    <DeepPanel aria-labelledby="track-service">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="track-service" className="text-14 font-strong text-on-deep-muted">
          {t('trackService')}
        </h2>
        <StatusBadge {...shownStatus(booking)} on="deep" />
      </div>
      <div className="flex items-center gap-3">
        {booking.worker ? (
          <Avatar name={booking.worker.name} src={booking.worker.avatar} size={52} />
        ) : (
          <ServiceIcon category={booking.service.category} size={48} />
        )}
        <div className="min-w-0">
          <h3 className="text-18 font-title">{inCatalogue(booking.service.name)}</h3>
          <p className="text-14 text-on-deep-muted">{trouble ? words(trouble.word, trouble.values) : t(key, values)}</p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Fact icon={<CalendarDays aria-hidden="true" className="size-4.5" />}>
          {formatDay(booking.startsAt, locale)}
        </Fact>
        <Fact icon={<Clock aria-hidden="true" className="size-4.5" />}>{formatTime(booking.startsAt, locale)}</Fact>
      </div>
      {step !== null && (
        <div className="mt-5">
          <ProgressSteps
            on="deep"
            label={t('trackProgress')}
            steps={trackSteps.map((word) => t(word))}
            current={step}
          />
        </div>
      )}
      <div className="mt-5 grid gap-2.5">
        {action?.to && (
          <ButtonLink to={action.to} variant="mango" wide>
            {words(action.word, action.values)}
          </ButtonLink>
        )}
        <ButtonLink
          to={bookingPathOf.client(booking.id)}
          variant={action ? 'deep' : 'mango'}
          wide
          iconEnd={<ArrowRight aria-hidden="true" className="size-5" />}
        >
          {t('moreDetails')}
        </ButtonLink>
      </div>
    </DeepPanel>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="tabular inline-flex h-9 items-center gap-2 rounded-12 bg-deep-2 px-3 text-14 font-strong">
      <span className="text-mango">{icon}</span>
      {children}
    </span>
  );
}
