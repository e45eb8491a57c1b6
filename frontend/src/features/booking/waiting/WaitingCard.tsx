import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { useAnnouncedChange } from '../../../ui/over-the-page/use-announced-change.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { DeepPanel } from '../../../ui/showing/DeepPanel.tsx';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { AskOthers } from '../request/AskOthers.tsx';
import { chatPath } from '../../../domain/booking/paths.ts';
import { bookingFlowEn } from '../../booking-flow/booking-flow.en.ts';
import { useBookAgain } from '../../booking-flow/draft/use-book-again.ts';
import { AnswerCountdown } from './AnswerCountdown.tsx';
import { waitingView, type WaitingView } from './waiting-view.ts';

interface Props {
  booking: Booking;
  /** Another action. */ children: ReactNode;
}

/** Status and next action at the head of the screen; changes are announced politely. */
export function WaitingCard({ booking, children }: Props) {
  const t = useText(bookingFlowEn);
  const locale = useLocale();
  const view = waitingView(booking, locale);
  const title = t(view.title, view.values);
  useAnnouncedChange(booking.status, title);
  const { worker, service, decline } = booking;
  return (
    <DeepPanel aria-labelledby="how-it-stands" className="text-center">
      <div className="mb-4 flex justify-center">
        <Face view={view}>
          {worker ? (
            <Avatar name={worker.name} src={worker.avatar} size={96} />
          ) : (
            <ServiceIcon category={service.category} size={56} />
          )}
        </Face>
      </div>
      <StatusBadge kind="booking" status={booking.status} on="deep" />
      <h1 id="how-it-stands" className="mt-3 text-28 font-display">
        {title}
      </h1>
      <p className="mx-auto mt-1 max-w-90 text-14 text-on-deep-muted">
        <Unbroken>{t(view.text, view.values)}</Unbroken>
      </p>
      <AnswerCountdown booking={booking} side="client" className="mt-2 justify-center" />
      {decline?.cause === null && booking.status === 'declined' && (
        <p className="mx-auto mt-2 max-w-90 text-14">{t('declinedReason', { reason: decline.reason })}</p>
      )}
      <Ways booking={booking} view={view}>
        {children}
      </Ways>
      {view.mood === 'waiting' && <p className="mt-3 text-13 text-on-deep-muted">{t('live')}</p>}
    </DeepPanel>
  );
}

function Ways({ booking, view, children }: Props & { view: WaitingView }) {
  const t = useText(bookingFlowEn);
  const { worker } = booking;
  const chat = chatPath('client', booking);
  return (
    <div className="mt-5 grid gap-2.5">
      {view.again && <Again booking={booking} />}
      <ButtonLink to={`/client/bookings/${booking.id}`} variant={view.again ? 'deep' : 'mango'} wide>
        {t('viewBooking')}
      </ButtonLink>
      {booking.status === 'accepted' && worker && chat && (
        <ButtonLink to={chat} variant="deep" wide>
          {t('message', { name: worker.name.split(' ')[0] ?? worker.name })}
        </ButtonLink>
      )}
      {view.mood !== 'sad' && children}
      {view.mood === 'waiting' && (
        <ButtonLink to="/client/home" variant="deep" wide>
          {t('goHome')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Asks all other workers, or lets the client choose one. */
function Again({ booking }: { booking: Booking }) {
  const mayAsk = booking.allowedActions.includes('ask_others');
  if (booking.rebookedAs) return <AskOthers booking={booking} on="deep" />;
  return (
    <>
      {mayAsk && <AskOthers booking={booking} on="deep" />}
      <TryAgain booking={booking} variant={mayAsk ? 'deep' : 'mango'} />
    </>
  );
}

/** Restarts the flow for the same job without the worker and, if it has passed, the time. */
function TryAgain({ booking, variant }: { booking: Booking; variant: 'mango' | 'deep' }) {
  const t = useText(bookingFlowEn);
  const again = useBookAgain();
  return (
    <Button variant={variant} wide onClick={() => again(booking, 'someone else')}>
      {t('chooseOtherWorker')}
    </Button>
  );
}

function Face({ view: { mood }, children }: { view: WaitingView; children: ReactNode }) {
  return (
    <span className="relative inline-flex items-center justify-center">
      {mood === 'waiting' && (
        <span
          aria-hidden="true"
          className="absolute -inset-2.5 rounded-pill border-2 border-on-deep/20 border-t-mango"
          style={{ animation: 'suki-spin 2.4s linear infinite' }}
        />
      )}
      {children}
      {mood === 'sad' && (
        <span
          aria-hidden="true"
          className="absolute -right-1 -bottom-1 flex size-8 items-center justify-center rounded-pill bg-paper text-danger-ink"
        >
          <CircleX className="size-6" />
        </span>
      )}
    </span>
  );
}
