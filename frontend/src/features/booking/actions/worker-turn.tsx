import { Check, Hammer, type LucideIcon, MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { HOUR_MS } from '#contracts/manila-time.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { useNow } from '../../../browser/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useStartWorkMutation } from '../../../domain/booking/api.ts';
import { bookingEn } from '../booking.en.ts';
import { listPath } from '../../../domain/booking/paths.ts';
import { type PrimaryAction, primaryAction } from './primary-action.ts';
import { QuoteButton } from '../quoting/QuoteButton.tsx';
import { SlotTakenNote } from '../parts/SlotTakenNote.tsx';
import type { useAccept } from './use-accept.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { useSettings } from '../../../api/use-settings.ts';

const DeclineDialog = lazyDialog(async () => (await import('./DeclineDialog.tsx')).DeclineDialog);
const ArriveDialog = lazyDialog(async () => (await import('./ArriveDialog.tsx')).ArriveDialog);
const CompleteDialog = lazyDialog(async () => (await import('./CompleteDialog.tsx')).CompleteDialog);

type Open = 'decline' | 'arrive' | 'complete' | null;

type Accepting = ReturnType<typeof useAccept>;

/** Beside the job: free starts if its time was taken, and when the arrival can be confirmed. */
export function AcceptanceDetails({
  booking,
  accepting: { accepts, alternatives },
}: {
  booking: Booking;
  accepting: Accepting;
}) {
  return (
    <>
      {alternatives && <SlotTakenNote booking={booking} alternatives={alternatives} />}
      <ArriveLater booking={booking} accepts={accepts} />
    </>
  );
}

/** The worker's main action; null if none is allowed. */
export function workerTurn(booking: Booking, accepting: Accepting) {
  const primary = primaryAction(booking.allowedActions);
  return primary && <WorkerTurn booking={booking} primary={primary} accept={accepting.accept} />;
}

function WorkerTurn(props: { booking: Booking; primary: PrimaryAction; accept: Accepting['accept'] }) {
  const { booking } = props;
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Primary {...props} open={setOpen} />
      {open === 'decline' && (
        <DeclineDialog
          booking={booking}
          onClose={close}
          {...(!booking.worker && { onDeclined: () => void navigate(listPath.worker) })}
        />
      )}
      {open === 'arrive' && <ArriveDialog booking={booking} onClose={close} />}
      {open === 'complete' && <CompleteDialog booking={booking} onClose={close} />}
    </>
  );
}

function Primary({
  booking,
  primary,
  accept,
  open,
}: {
  booking: Booking;
  primary: PrimaryAction;
  accept: () => Promise<unknown>;
  open: (dialog: Open) => void;
}) {
  const t = useText(bookingEn);
  const run = useCommand();
  const [start] = useStartWorkMutation();
  const buttons = {
    accept: <TurnButton onClick={accept}>{t('acceptFor', { amount: formatPesoShort(booking.price) })}</TurnButton>,
    arrive: (
      <TurnButton icon={MapPin} onClick={() => open('arrive')}>
        {t('arriveNow')}
      </TurnButton>
    ),
    start: (
      <TurnButton icon={Hammer} onClick={() => run(() => start({ id: booking.id }).unwrap())}>
        {t('startWork')}
      </TurnButton>
    ),
    quote: null,
    complete: (
      <TurnButton icon={Check} onClick={() => open('complete')}>
        {t('completeWork')}
      </TurnButton>
    ),
  };
  return (
    <>
      {booking.allowedActions.includes('decline') && (
        <Button variant="outline" onClick={() => open('decline')}>
          {t('declineJob')}
        </Button>
      )}
      <QuoteButton booking={booking} />
      {buttons[primary]}
    </>
  );
}

interface TurnProps {
  icon?: LucideIcon;
  onClick: () => void | Promise<unknown>;
  children: ReactNode;
}

function TurnButton({ icon: Icon, onClick, children }: TurnProps) {
  const drawn = Icon && <Icon aria-hidden="true" className="size-5" />;
  return (
    <Button variant="mango" className="flex-auto" icon={drawn} onClick={onClick}>
      {children}
    </Button>
  );
}

/** Earliest time to confirm the arrival, computed as soon as the worker accepts, before the server's answer. */
function ArriveLater({ booking, accepts }: { booking: Booking; accepts: boolean }) {
  const t = useText(bookingEn);
  const now = useNow();
  const { status, allowedActions, startsAt } = booking;
  const { arrivalWindowHours: hours } = useSettings();
  if (status !== 'accepted' || primaryAction(allowedActions)) return null;
  const isAhead = allowedActions.length > 0 || (accepts && now < Date.parse(startsAt) - hours * HOUR_MS);
  return isAhead && <p className="px-1 text-13 text-muted">{t('arriveLater', { hours })}</p>;
}
