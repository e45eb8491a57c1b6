import { Check, Hammer, MapPin } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { HOUR_MS } from '#contracts/manila-time.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { useNow } from '../../../browser/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useStartWorkMutation } from '../../../domain/booking/api.ts';
import { bookingText } from '../booking.text.ts';
import { listPath } from '../../../domain/booking/paths.ts';
import { primaryAction } from './primary-action.ts';
import { QuoteButton } from '../quoting/QuoteButton.tsx';
import { SlotTakenNote } from '../parts/SlotTakenNote.tsx';
import { TakeHomeLine } from '../take-home/TakeHomeLine.tsx';
import { useAccept } from './use-accept.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { useSettings } from '../../../api/use-settings.ts';
import { cx } from '../../../ui/class-names.ts';

const DeclineDialog = lazyDialog(async () => (await import('./DeclineDialog.tsx')).DeclineDialog);
const ArriveDialog = lazyDialog(async () => (await import('./ArriveDialog.tsx')).ArriveDialog);
const CompleteDialog = lazyDialog(async () => (await import('./CompleteDialog.tsx')).CompleteDialog);

type Open = 'decline' | 'arrive' | 'complete' | null;

/** What the worker may do now. On phones the first of it stands at the foot of the screen, above the navigation. */
export function WorkerActions({ booking }: { booking: Booking }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>(null);
  const { accept, accepts, alternatives } = useAccept(booking);
  const close = () => setOpen(null);
  return (
    <>
      {alternatives && <SlotTakenNote booking={booking} alternatives={alternatives} />}
      {booking.allowedActions.includes('accept') && (
        <TakeHomeLine of={booking.earning} className="px-1 text-14 font-strong" />
      )}
      <Primary booking={booking} accept={accept} open={setOpen} />
      <ArriveLater booking={booking} accepts={accepts} />
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
  accept,
  open,
}: {
  booking: Booking;
  accept: () => Promise<unknown>;
  open: (dialog: Open) => void;
}) {
  const t = useText(bookingText);
  const run = useCommand();
  const [start] = useStartWorkMutation();
  const primary = primaryAction(booking.allowedActions);
  if (!primary) return null;
  const buttons = {
    accept: (
      <Button className="flex-auto" onClick={accept}>
        {t('acceptFor', { amount: formatPesoShort(booking.price) })}
      </Button>
    ),
    arrive: (
      <Button
        className="flex-auto"
        icon={<MapPin aria-hidden="true" className="size-5" />}
        onClick={() => open('arrive')}
      >
        {t('arriveNow')}
      </Button>
    ),
    start: (
      <Button
        className="flex-auto"
        icon={<Hammer aria-hidden="true" className="size-5" />}
        onClick={() => run(() => start({ id: booking.id }).unwrap())}
      >
        {t('startWork')}
      </Button>
    ),
    quote: null,
    complete: (
      <Button
        className="flex-auto"
        icon={<Check aria-hidden="true" className="size-5" />}
        onClick={() => open('complete')}
      >
        {t('completeWork')}
      </Button>
    ),
  };
  return (
    <div
      data-foot-bar
      className={cx(
        'fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 flex flex-wrap gap-2 border-t',
        'border-line bg-surface px-4 py-3 whitespace-nowrap [&>button]:px-3 max-[24rem]:[&>button]:text-14',
        'lg:static lg:rounded-20 lg:border lg:p-4',
      )}
    >
      {booking.allowedActions.includes('decline') && (
        <Button variant="outline" onClick={() => open('decline')}>
          {t('declineJob')}
        </Button>
      )}
      <QuoteButton booking={booking} />
      {buttons[primary]}
    </div>
  );
}

/** From when the worker may say that they have arrived: known as soon as they accept, before the server has answered. */
function ArriveLater({ booking, accepts }: { booking: Booking; accepts: boolean }) {
  const t = useText(bookingText);
  const now = useNow();
  const { status, allowedActions, startsAt } = booking;
  const { arrivalWindowHours: hours } = useSettings();
  if (status !== 'accepted' || primaryAction(allowedActions)) return null;
  const isAhead = allowedActions.length > 0 || (accepts && now < Date.parse(startsAt) - hours * HOUR_MS);
  return isAhead && <p className="px-1 text-13 text-muted">{t('arriveLater', { hours })}</p>;
}
