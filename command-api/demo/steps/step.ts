import type { BodyInput, ParamsOf } from '#contracts/calls/call.ts';
import type { CommandName, RouteTable } from '#contracts/calls/route-table.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import type { DocumentKind } from '#contracts/worker/documents.ts';
import type { SamplePdf } from './sample-pdf.ts';

/** A call of the command API as its route has it. */
type CallOf<Name extends CommandName> = {
  do: Name;
  params?: ParamsOf<RouteTable[Name]>;
  body?: BodyInput<RouteTable[Name]>;
  /** What is handed in with an upload, each of this kind. */
  documents?: readonly SamplePdf[];
  documentKind?: DocumentKind;
  /** The answer that this call is meant to get, when it is a refusal. */
  refusal?: ErrorCode;
};
export type CallStep = { [Name in CommandName]: CallOf<Name> }[CommandName];

/** What is done otherwise than by one call. */
type OtherStep =
  /** The platform opens an admin's account. */
  | { do: 'registerAdmin' }
  /** Asks for a code by text, and opens an account with it: no email, no password. */
  | { do: 'joinByPhone' }
  /** Asks for the code by mail and enters it. */
  | { do: 'proveEmail' }
  /** The platform does what two admins agreed on about the settings of money. */
  | { do: 'carryOutSettings'; approvalId: string }
  /** The platform lets an unanswered request go. */
  | { do: 'expireBooking'; bookingId: string }
  /** Asks for the code by text and enters it. */
  | { do: 'provePhone' }
  /** The platform adds what a job has earned to its Friday's payout. */
  | { do: 'settleEarning'; bookingId: string }
  /** A Friday begins: the platform closes its payouts. */
  | { do: 'closePayouts'; friday: string }
  /** An admin pays a Friday's scheduled payouts, all of them or (`holdOne`) all but one. */
  | { do: 'payPayouts'; friday: string; holdOne: boolean }
  /** The platform asks for what is owed. */
  | { do: 'askForPayment'; bookingId: string }
  /** The platform closes the payment of a booking that was called off. */
  | { do: 'closePayment'; bookingId: string }
  /** The payer approves, or lets fail, on the sandbox's page what they began to pay in the step `paidBy`. */
  | { do: 'approvePayment' | 'refusePayment'; bookingId: string; paidBy: string };

export type Deed = CallStep | OtherStep;

/**
 * One thing that somebody did at a moment in the past. `name` is unique and gives the command its id; `as` is the key of
 * the person who did it, 'guest' for somebody who is not signed in, 'system' for the platform.
 */
export type Step = { at: string; name: string; as: string } & Deed;
