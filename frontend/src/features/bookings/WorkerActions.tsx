import { Check, Hammer, MapPin } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatPesoShort } from '#contracts/money.ts';
import { defaultSettings } from '#contracts/settings.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { dialogOnDemand } from '../../app/on-demand.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { useStartWorkMutation } from './api.ts';
import { bookingText } from './booking.text.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { listPath } from './paths.ts';
import { primaryAction } from './primary-action.ts';
import { QuoteButton } from './quoting/QuoteButton.tsx';
import { SlotTakenNote } from './SlotTakenNote.tsx';
import { useAccept } from './use-accept.ts';
import { useAttempt } from './use-attempt.ts';

const ArriveDialog = dialogOnDemand(async () => (await import('./ArriveDialog.tsx')).ArriveDialog);
const CompleteDialog = dialogOnDemand(async () => (await import('./CompleteDialog.tsx')).CompleteDialog);

type Open = 'decline' | 'arrive' | 'complete' | null;

/** What the worker may do now. On phones the first of it stands at the foot of the screen, above the navigation. */
export function WorkerActions({ booking }: { booking: Booking }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>(null);
  const { accept, alternatives } = useAccept(booking.id);
  const close = () => setOpen(null);
  return (
    <>
      {alternatives && <SlotTakenNote booking={booking} alternatives={alternatives} />}
      <Primary booking={booking} accept={accept} open={setOpen} />
      {open === 'decline' && <DeclineDialog booking={booking} onClose={close} {...(!booking.worker && { onDeclined: () => void navigate(listPath.worker) })} />}
      {open === 'arrive' && <ArriveDialog booking={booking} onClose={close} />}
      {open === 'complete' && <CompleteDialog booking={booking} onClose={close} />}
    </>
  );
}

function Primary({ booking, accept, open }: { booking: Booking; accept: () => Promise<unknown>; open: (dialog: Open) => void }) {
  const t = useText(bookingText);
  const attempt = useAttempt();
  const [start] = useStartWorkMutation();
  const primary = primaryAction(booking.allowedActions);
  if (!primary) return booking.status === 'accepted' && booking.allowedActions.length > 0 ? <p className="px-1 text-13 text-muted">{t('arriveLater', { hours: defaultSettings.arrivalWindowHours })}</p> : null;
  const buttons = {
    accept: <Button wide onClick={accept}>{t('acceptFor', { amount: formatPesoShort(booking.price) })}</Button>,
    arrive: <Button wide icon={<MapPin aria-hidden="true" className="size-5" />} onClick={() => open('arrive')}>{t('arriveNow')}</Button>,
    start: <Button wide icon={<Hammer aria-hidden="true" className="size-5" />} onClick={() => attempt(() => start({ id: booking.id }).unwrap())}>{t('startWork')}</Button>,
    quote: null,
    complete: <Button wide icon={<Check aria-hidden="true" className="size-5" />} onClick={() => open('complete')}>{t('completeWork')}</Button>,
  };
  return (
    <div data-foot-bar className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 flex gap-2 border-t border-line bg-surface px-4 py-3 max-sm:[&>button]:px-3 lg:static lg:rounded-20 lg:border lg:p-4">
      {booking.allowedActions.includes('decline') && <Button variant="outline" onClick={() => open('decline')}>{t('declineJob')}</Button>}
      <QuoteButton booking={booking} />
      {buttons[primary]}
    </div>
  );
}
