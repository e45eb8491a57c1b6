import { useSelector } from 'react-redux';
import type { Booking } from '#contracts/views/booking.ts';
import type { Side } from '../../domain/booking/side.ts';
import { selectUserId } from '../../domain/session/selectors.ts';

/**
 * The reader's side of this booking; `usual` if they are on neither. Links in notifications depend on the current
 * user type.
 */
export function useOwnSide(booking: Pick<Booking, 'client' | 'worker'> | undefined, usual: Side): Side {
  const me = useSelector(selectUserId);
  if (booking === undefined || me === null) return usual;
  if (booking.client.id === me) return 'client';
  return booking.worker?.accountId === me ? 'worker' : usual;
}
