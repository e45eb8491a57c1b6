import type { Booking } from '#contracts/views/booking.ts';
import { firstName } from '../../../domain/first-name.ts';
import type { Side } from '../../../domain/booking/side.ts';

/** Display name of the other side. */
export function otherSide({ worker, client }: Pick<Booking, 'worker' | 'client'>, side: Side): string {
  return firstName(side === 'client' ? (worker?.name ?? '') : client.name);
}
