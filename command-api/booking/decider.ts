import type { BookingState } from '#contracts/booking/booking-state.ts';
import { foldBooking, noBooking } from '#contracts/booking/booking-fold.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import type { Refusal } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { BookingCommand, DataOf } from './commands.ts';
import { askOthers, dismissRequest } from './decide-asking-others.ts';
import { approveExtra, proposeExtra, refuseExtra } from './decide-extras.ts';
import {
  acceptBooking,
  arrive,
  cancelBooking,
  completeWork,
  declineBooking,
  expireBooking,
  noteFullRefund,
  reviewBooking,
  startWork,
} from './decide-job.ts';
import {
  answerNoShow,
  callOff,
  cancelForSuspension,
  disputeNoShow,
  followUpJob,
  reopenBooking,
  reportNoShow,
  settleNoShow,
} from './decide-no-shows.ts';
import { acceptQuote, expireQuote, offerQuote, rejectQuote, withdrawQuote } from './decide-quotes.ts';
import { followDispute } from './decide-disputed.ts';
import { editRequest, narrowRequest, widenRequest } from './decide-request-changes.ts';
import { requestBooking } from './decide-requests.ts';
import { acceptTime, declineTime, proposeTime, withdrawTime } from './decide-reschedule.ts';
import { turnDownTaken, turnDownUnavailable } from './decide-turn-downs.ts';

export const bookingDecider: Decider<BookingState, BookingCommand, BookingEvent, Refusal> = {
  initialState: noBooking,
  evolve: foldBooking,
  decide,
};

const decisions: {
  readonly [Type in BookingCommand['type']]: (data: DataOf<Type>, state: BookingState) => Decision<BookingEvent>;
} = {
  RequestBooking: requestBooking,
  EditRequest: editRequest,
  WidenRequest: widenRequest,
  NarrowRequest: narrowRequest,
  AskOthers: askOthers,
  DismissRequest: dismissRequest,
  AcceptBooking: acceptBooking,
  DeclineBooking: declineBooking,
  ExpireBooking: expireBooking,
  TurnDownTaken: turnDownTaken,
  TurnDownUnavailable: turnDownUnavailable,
  OfferQuote: offerQuote,
  WithdrawQuote: withdrawQuote,
  AcceptQuote: acceptQuote,
  RejectQuote: rejectQuote,
  ExpireQuote: expireQuote,
  ProposeTime: proposeTime,
  AcceptTime: acceptTime,
  DeclineTime: declineTime,
  WithdrawTime: withdrawTime,
  Arrive: arrive,
  StartWork: startWork,
  ProposeExtra: proposeExtra,
  ApproveExtra: approveExtra,
  RefuseExtra: refuseExtra,
  CompleteWork: completeWork,
  CancelBooking: cancelBooking,
  ReviewBooking: reviewBooking,
  NoteFullRefund: noteFullRefund,
  ReportNoShow: reportNoShow,
  AnswerNoShow: answerNoShow,
  DisputeNoShow: disputeNoShow,
  SettleNoShow: settleNoShow,
  FollowUpJob: followUpJob,
  FollowDispute: followDispute,
  ReopenBooking: reopenBooking,
  CancelForSuspension: cancelForSuspension,
  CallOff: callOff,
};

function decide<Type extends BookingCommand['type']>(
  { type, data }: { type: Type; data: DataOf<Type> },
  state: BookingState,
): Decision<BookingEvent> {
  return decisions[type](data, state);
}
