/**
 * Every code that a failed call may carry, with its HTTP status and the message used when the rule gives no better one
 * (design section 5). The front end words them by code in the reader's language.
 */
export const errorCodes = {
  invalid: { status: 400, message: 'Some of what you sent is not right.' },
  amount_too_high: { status: 400, message: 'That amount is higher than Suki allows.' },
  common_password: {
    status: 400,
    message: 'That password is one of the first that anybody would try. Choose another.',
  },
  wrong_code: { status: 400, message: 'That code is not right or has expired.' },
  code_used_up: { status: 400, message: 'That code is used up after too many tries. Get a new one.' },
  wrong_current_code: { status: 400, message: 'That code is not right or has expired.' },
  current_code_used_up: { status: 400, message: 'That code is used up after too many tries. Get a new one.' },
  wrong_password: { status: 400, message: 'That password is not right.' },
  unauthenticated: { status: 401, message: 'Please sign in.' },
  wrong_credentials: { status: 401, message: 'That email or password is not right.' },
  forbidden: { status: 403, message: 'Not authorized' },
  unverified: { status: 403, message: 'Verify your email first.' },
  account_suspended: { status: 403, message: 'This account is suspended.' },
  not_found: { status: 404, message: 'Not found.' },
  link_expired: { status: 404, message: 'This link no longer works.' },
  request_timeout: { status: 408, message: 'That took too long to arrive. Please try again on a better connection.' },
  not_allowed_now: { status: 409, message: 'That can not be done now.' },
  transfer_not_chosen: { status: 409, message: 'The client says they sent this, but nobody has seen the money yet.' },
  too_late_to_undo: { status: 409, message: 'It has been more than a minute, so this can’t be undone any more.' },
  slot_taken: { status: 409, message: 'That time is already taken.' },
  outside_hours: { status: 409, message: 'This worker does not work at that time.' },
  out_of_reach: { status: 409, message: 'That address is farther than this worker goes.' },
  pin_elsewhere: { status: 409, message: 'The pin is not in the city of this address. Move it, or correct the city.' },
  too_soon: { status: 409, message: 'That time is too soon.' },
  too_far: { status: 409, message: 'That day is too far ahead.' },
  request_changed: { status: 409, message: 'The client has changed the request. Please look at it as it is now.' },
  quote_outdated: {
    status: 409,
    message: 'This quote was for the request as it was before. The worker has to confirm it first.',
  },
  commission_changed: {
    status: 409,
    message: 'Suki’s commission has changed. Nothing was agreed; please look at what you would take home now.',
  },
  price_changed: { status: 409, message: 'The price has changed. Nothing was booked; please look at the new one.' },
  service_inactive: { status: 409, message: 'This service is not offered at the moment.' },
  paper_unread: { status: 409, message: 'Open this paper first: say what it is once you’ve seen it.' },
  application_incomplete: { status: 409, message: 'This application isn’t complete yet.' },
  id_expired: { status: 409, message: 'Your ID has expired. Hand in the new one to take new jobs.' },
  moved_too_often: {
    status: 409,
    message: 'You can move the place you work from 3 times a day. Please try again tomorrow.',
  },
  worker_unavailable: { status: 409, message: 'This worker can not take that job.' },
  email_taken: { status: 409, message: 'There is already an account with that email.' },
  phone_taken: { status: 409, message: 'There is already an account with that number.' },
  proof_needed: { status: 409, message: 'Please show that it is you.' },
  already_exists: { status: 409, message: 'That exists already.' },
  conflict: { status: 409, message: 'Someone else changed this at the same moment. Please try again.' },
  stale: { status: 412, message: 'This has changed since you last saw it.' },
  too_large: { status: 413, message: 'That is too large.' },
  unsupported_media: { status: 415, message: 'That kind of file is not accepted.' },
  range_not_satisfiable: { status: 416, message: 'The file has no such part.' },
  daily_upload_limit: {
    status: 429,
    message: 'You’ve sent as many files as you can in a day. You can send more tomorrow.',
  },
  too_many_requests: { status: 429, message: 'Too many tries. Please wait a little.' },
  internal: { status: 500, message: 'Something went wrong on our side.' },
  unavailable: { status: 503, message: 'Suki can not take this right now. Nothing was lost; please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCodes;

export type FieldError = { path: string; message: string };

/** The body of every failed call. `details` holds what the rule adds, such as the alternatives of a taken slot. */
export type FailureBody = {
  success: false;
  code: ErrorCode;
  message: string;
  errors?: FieldError[];
  details?: Record<string, unknown>;
  requestId: string;
};
