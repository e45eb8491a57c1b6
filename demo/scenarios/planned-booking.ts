import type { PaymentMethod } from '#contracts/roles.ts';
import type { DemoClient, DemoWorker } from '../people/people.ts';
import type { DemoService } from '../people/services.ts';

/** Final or current state of a demo booking. */
export type Ending =
  | 'pending'
  | 'accepted'
  | 'arrived'
  | 'in progress'
  | 'completed'
  | 'declined'
  | 'expired'
  | 'called off early'
  | 'called off late'
  | 'called off by the worker'
  | 'called off by an admin';

/** `refused`: the client’s attempt failed. `sent`: pending. */
type TransferStatus = 'refused' | 'sent';

export type PlannedBooking = {
  /** Name of the booking within the demo; its id derives from it. */
  key: string;
  client: DemoClient;
  /** The worker asked; with `open`, the one who accepts, and the one who declined before. */
  worker: DemoWorker;
  open: boolean;
  /** Number of the worker's earlier planned bookings. */
  number: number;
  /** A worker who passed on the open booking (declined it for themselves) before another accepted. */
  passedOnBy?: DemoWorker | undefined;
  service: DemoService;
  startsAt: string;
  requestedAt: string;
  ending: Ending;
  urgent?: boolean | undefined;
  note?: string | undefined;
  paymentMethod?: PaymentMethod | undefined;
  /** Payment state, if the scenario fixes it. */
  money?: TransferStatus | undefined;
  /** The worker requested the payment before the day. */
  askedAhead?: boolean | undefined;
  /** An extra that the client has not answered yet. */
  extra?: { amount: number; reason: string } | undefined;
  /** Times of answer, completion and review, if the scenario fixes them. */
  answeredAt?: string | undefined;
  review?: { rating: number; text?: string | undefined; at?: string | undefined } | 'none' | undefined;
  chat?: boolean | undefined;
};

/** A slot is held in the worker's calendar. */
export function holdsSlot({ ending }: Pick<PlannedBooking, 'ending'>): boolean {
  return ending !== 'pending' && ending !== 'declined' && ending !== 'expired';
}
