import { useSelector } from 'react-redux';
import type { Booking } from '#contracts/views/booking.ts';
import type { Side } from '../../domain/booking/side.ts';
import { selectUserId } from '../../domain/session/selectors.ts';

/** The side of this booking that the reader is on; `usual` where they are on neither. Notifications lead by who one is now. */
export function useOwnSide(booking: Pick<Booking, 'client' | 'worker'> | undefined, usual: Side): Side {
  const me = useSelector(selectUserId);
  if (booking === undefined || me === null) return usual;
  if (booking.client.id === me) return 'client';
  return booking.worker?.accountId === me ? 'worker' : usual;
}
