import { isolated } from '#contracts/isolated-text.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/over-the-page/ConfirmDialog.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { useArriveMutation } from '../../../domain/booking/api.ts';
import { bookingEn } from '../booking.en.ts';
import { firstName } from '../../../domain/first-name.ts';
import type { BookingWord } from '../message-key.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { usePlace, type Place } from './use-place.ts';

const placeWords: Record<Place['state'], BookingWord> = {
  off: 'shareLocationHint',
  asking: 'locating',
  found: 'located',
  denied: 'locationDenied',
  failed: 'locationFailed',
};

/** Confirms the arrival, optionally with the device's location. Both count equally. */
export function ArriveDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useText(bookingEn);
  const run = useCommand();
  const [arrive] = useArriveMutation();
  const { place, share } = usePlace();
  const client = firstName(booking.client.name);
  const { line, barangay, city } = booking.address;
  async function confirm() {
    const body = place.state === 'found' ? { lat: place.lat, lng: place.lng } : {};
    if (await run(() => arrive({ id: booking.id, body }).unwrap())) onClose();
  }
  return (
    <ConfirmDialog
      title={t('arriveTitle')}
      description={t('arriveText', { client, place: [line, barangay, city].map(isolated).join(', ') })}
      back={t('notYet')}
      confirm={t('confirmArrival')}
      busy={place.state === 'asking'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="rounded-12 bg-sunken px-4 py-2">
        <Switch
          labelFirst
          className="w-full"
          label={t('shareLocation')}
          aria-describedby="place-note"
          checked={place.state !== 'off'}
          onChange={({ target }) => share(target.checked)}
        />
        <p id="place-note" role="status" className="pb-1 text-13 text-muted">
          {t(placeWords[place.state])}
        </p>
      </div>
    </ConfirmDialog>
  );
}
