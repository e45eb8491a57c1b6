import type { BodyInput, ParamsOf } from '#contracts/calls/call.ts';
import type { CommandName, RouteTable } from '#contracts/calls/route-table.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import type { DocumentKind } from '#contracts/worker/documents.ts';
import type { SamplePdf } from './sample-pdf.ts';

/** A call of the command API. */
type CallOf<Name extends CommandName> = {
  do: Name;
  params?: ParamsOf<RouteTable[Name]>;
  body?: BodyInput<RouteTable[Name]>;
  /** Documents of an upload, all of the same kind. */
  documents?: readonly SamplePdf[];
  documentKind?: DocumentKind;
  /** The expected refusal, if any. */
  refusal?: ErrorCode;
};
export type CallStep = { [Name in CommandName]: CallOf<Name> }[CommandName];

/** Steps that are not a single call. */
type OtherStep =
  /** The platform opens an admin's account. */
  | { do: 'registerAdmin' }
  /** Asks for a code by text, and opens an account with it: no email, no password. */
  | { do: 'joinByPhone' }
  /** Asks for the code by mail and enters it. */
  | { do: 'proveEmail' }
  /** Applies an approved change of money settings. */
  | { do: 'carryOutSettings'; approvalId: string }
  /** Expires an unanswered request. */
  | { do: 'expireBooking'; bookingId: string }
  /** Asks for the code by text and enters it. */
  | { do: 'provePhone' }
  /** Adds a job's earning to its Friday's payout. */
  | { do: 'settleEarning'; bookingId: string }
  /** Closes the payouts of a Friday. */
  | { do: 'closePayouts'; friday: string }
  /** An admin pays a Friday's scheduled payouts, all of them or (`holdOne`) all but one. */
  | { do: 'payPayouts'; friday: string; holdOne: boolean }
  /** Requests the amount due. */
  | { do: 'askForPayment'; bookingId: string }
  /** Closes the payment of a cancelled booking. */
  | { do: 'closePayment'; bookingId: string }
  /** The payer approves or fails, on the sandbox's page, the payment that the step `paidBy` started. */
  | { do: 'approvePayment' | 'refusePayment'; bookingId: string; paidBy: string };

export type Deed = CallStep | OtherStep;

/**
 * One action at a past time. `name`: unique; the command id derives from it. `as`: key of the acting person, 'guest' without an
 * account, 'system' for the platform.
 */
export type Step = { at: string; name: string; as: string } & Deed;
