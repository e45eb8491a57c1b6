import type { bookingPromiseCalls } from '#contracts/calls/booking-promises.ts';
import type { Handlers } from '#infra/http/routing/handlers.ts';
import { answerNoShow, disputeNoShow, reportNoShow, settleNoShow } from './decide-no-shows.ts';
import { type BookingDeps, bookingSteps } from './steps.ts';

export function promiseHandlers(deps: BookingDeps): Handlers<keyof typeof bookingPromiseCalls> {
  const { step } = bookingSteps(deps);
  return {
    reportNoShow: ({ params, context }) => step(params.id, context, reportNoShow),
    answerNoShow: ({ params, body, context }) =>
      step(params.id, context, (acting, state) => answerNoShow({ ...acting, message: body?.message ?? '' }, state)),
    disputeNoShow: ({ params, body, context }) =>
      step(params.id, context, (acting, state) => disputeNoShow({ ...acting, reason: body.reason }, state)),
    settleNoShow: ({ params, body, context }) =>
      step(params.id, context, (acting, state) => settleNoShow({ ...acting, ...body }, state)),
  };
}
