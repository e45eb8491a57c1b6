import type { PaymentMethod } from '#contracts/roles.ts';
import type { DemoClient, DemoWorker } from '../people/people.ts';
import type { DemoService } from '../people/services.ts';

/** How a booking of the demo ends, or where it stands today. */
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

/** `refused`: the client’s try came to nothing. `sent`: on its way. */
type MoneyStands = 'refused' | 'sent';

export type PlannedBooking = {
  /** Names the booking within the demo; its id comes from it. */
  key: string;
  client: DemoClient;
  /** The one who is asked; with `open`, the one who takes it, and who has declined it before. */
  worker: DemoWorker;
  open: boolean;
  /** How many the worker had before among the planned bookings. */
  number: number;
  passedOnBy?: DemoWorker | undefined;
  service: DemoService;
  startsAt: string;
  requestedAt: string;
  ending: Ending;
  urgent?: boolean | undefined;
  note?: string | undefined;
  paymentMethod?: PaymentMethod | undefined;
  /** How far its money has come, where the scenario needs it so. */
  money?: MoneyStands | undefined;
  /** The worker asked for the money before the day. */
  askedAhead?: boolean | undefined;
  /** Work beyond the agreed price that the worker proposes; the client has not answered yet. */
  extra?: { amount: number; reason: string } | undefined;
  /** When it was answered, when it was finished, when it was reviewed: where the scenario needs it so. */
  answeredAt?: string | undefined;
  review?: { rating: number; text?: string | undefined; at?: string | undefined } | 'none' | undefined;
  chat?: boolean | undefined;
};

/** A slot is held in the worker's calendar. */
export function holdsSlot({ ending }: Pick<PlannedBooking, 'ending'>): boolean {
  return ending !== 'pending' && ending !== 'declined' && ending !== 'expired';
}
