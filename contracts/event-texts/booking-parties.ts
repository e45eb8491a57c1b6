import { bookingCode } from '../booking/code.ts';
import { toClient, toWorker, type Recipient } from './event-details.ts';

type Side = 'client' | 'worker';
type OfBoth = { clientId: string; workerAccountId: string };

export const codeOf = ({ bookingId }: { bookingId: string }) => ({ code: bookingCode(bookingId) });

/** So that a screen can say it to each in their own words. */
export function toEach(recipients: readonly Recipient[]): Recipient[] {
  return recipients.map((recipient) => ({ ...recipient, only: { ...recipient.only, reader: recipient.as } }));
}

export function toBothSides(data: OfBoth): Recipient[] {
  return toEach([...toClient(data), ...toWorker(data.workerAccountId)]);
}

export function toOtherSide(data: OfBoth & { by: Side }): Recipient[] {
  return data.by === 'client' ? toWorker(data.workerAccountId) : toClient(data);
}
