import type * as http from '#infra/http/calls/http-error.ts';
import { httpErrors } from '#infra/http/calls/http-error.ts';

/**
 * Every error code of the API, with its HTTP status and default message (design section 5). The front end shows a text
 * by code in the reader's language.
 */
export const errorCodes = {
  ...httpErrors,
  unsafe_icon: { status: 400, message: 'This drawing can’t be an icon.' },
  amount_too_high: { status: 400, message: 'That amount is higher than Suki allows.' },
  common_password: {
    status: 400,
    message: 'That password is too easy to guess. Choose another one.',
  },
  wrong_code: { status: 400, message: 'That code isn’t right or has expired.', guess: true },
  code_not_current: {
    status: 400,
    message: 'Your app shows a new code by now. Type that one.',
    guess: true,
  },
  code_used_up: { status: 400, message: 'Too many tries with that code. Get a new one.', guess: true },
  code_spent: { status: 400, message: 'That code has been used already. Get a new one.', guess: true },
  wrong_password: { status: 400, message: 'That password isn’t right.' },
  id_token_refused: { status: 401, message: 'We couldn’t confirm that sign-in. Please try again.' },
  sign_in_expired: { status: 401, message: 'That took too long, or too many tries. Please log in again.', guess: true },
  passkey_refused: {
    status: 401,
    message: 'We couldn’t confirm that passkey. Please try again, or choose another way.',
    guess: true,
  },
  wrong_credentials: { status: 401, message: 'That email or password isn’t right.' },
  password_outdated: {
    status: 403,
    message: 'That password is an older one. Choose a new one with “Forgot your password?”.',
  },
  account_suspended: { status: 403, message: 'This account is suspended.' },
  no_account: { status: 404, message: 'There’s no account with that number yet.' },
  second_proof_needed: { status: 403, message: 'A text alone doesn’t open this account.' },
  link_expired: { status: 404, message: 'This link no longer works.' },
  not_allowed_now: { status: 409, message: 'You can’t do that right now.' },
  amount_not_taken: { status: 409, message: 'That way to pay doesn’t take this amount. Choose another one.' },
  transfer_not_chosen: { status: 409, message: 'The client says they sent this, but nobody has seen the money yet.' },
  too_late_to_undo: { status: 409, message: 'It has been more than a minute, so this can’t be undone any more.' },
  slot_taken: { status: 409, message: 'That time is already taken.' },
  day_full: { status: 409, message: 'This worker is fully booked that day.' },
  calendar_unreadable: { status: 409, message: 'We couldn’t read that calendar.' },
  outside_hours: { status: 409, message: 'This worker doesn’t work at that time.' },
  out_of_reach: { status: 409, message: 'This worker doesn’t go as far as that address.' },
  pin_elsewhere: { status: 409, message: 'The pin isn’t in the city of this address. Move it, or correct the city.' },
  fee_changed: { status: 409, message: 'The cancellation fee has changed. Check it and try again.' },
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
  form_changed: {
    status: 409,
    message: 'The questions have changed. Nothing was booked; please answer the new ones.',
  },
  price_changed: { status: 409, message: 'The price has changed. Nothing was booked; please look at the new one.' },
  service_inactive: { status: 409, message: 'This service isn’t offered at the moment.' },
  package_gone: { status: 409, message: 'This package isn’t offered any more. Choose another, or book without one.' },
  picture_gone: { status: 409, message: 'One of your pictures is gone. Please add it again.' },
  daily_report_limit: {
    status: 429,
    message: 'That’s ten reports today. Thank you! You can send more tomorrow.',
  },
  reason_needed: { status: 409, message: 'Say why you’re opening this document.' },
  paper_checked: { status: 409, message: 'This document has been checked, so it stays.' },
  paper_unread: { status: 409, message: 'Open this document first: say what it is once you’ve seen it.' },
  application_incomplete: { status: 409, message: 'This application isn’t complete yet.' },
  documents_due: {
    status: 409,
    message: 'Hand in the documents that we asked for. Once we’ve checked them you can take new jobs.',
  },
  id_expired: { status: 409, message: 'Your ID has expired. Hand in the new one to take new jobs.' },
  moved_too_often: {
    status: 409,
    message: 'You can move the place you work from 3 times a day. Please try again tomorrow.',
  },
  worker_unavailable: { status: 409, message: 'This worker can’t take that job.' },
  has_open_jobs: {
    status: 409,
    message: 'This worker still has jobs that people count on. Cancel them first, or suspend the account.',
  },
  second_admin_needed: { status: 409, message: 'This needs a second admin. Ask another admin to agree.' },
  closing_unchecked: { status: 409, message: 'That took a while. Check again what’s open.' },
  closing_blocked: { status: 409, message: 'Settle what’s open before you close your account.' },
  own_request: { status: 409, message: 'You asked for this yourself, so another admin has to answer.' },
  own_decision: { status: 409, message: 'You decided this, so another admin decides the appeal.' },
  no_other_admin: {
    status: 409,
    message: 'There’s no other admin to agree. Whoever runs Suki can add one with ADMIN_EMAIL.',
  },
  last_admin: { status: 409, message: 'Suki can’t be without an owner.' },
  email_taken: { status: 409, message: 'There’s already an account with that email.' },
  phone_taken: { status: 409, message: 'There’s already an account with that number.' },
  sign_in_taken: { status: 409, message: 'That Google account already opens another Suki account.' },
  sign_in_to_link: {
    status: 409,
    message: 'There’s already an account with this email. Log in to it first, then add Google in your settings.',
  },
  last_way_in: { status: 409, message: 'This is your only way to sign in. Add another one first.' },
  second_factor_required: { status: 409, message: 'Admins need a second step to sign in. Add another one first.' },
  too_many_passkeys: { status: 409, message: 'You have 10 passkeys. Remove one that you no longer use first.' },
  too_much_time_off: {
    status: 409,
    message: 'You have 100 times off planned. Remove one that you no longer need first.',
  },
  too_many_views: { status: 409, message: 'You have as many views of this list as there can be. Delete one first.' },
  already_exists: { status: 409, message: 'That exists already.' },
  conflict: { status: 409, message: 'Someone else changed this at the same moment. Please try again.' },
  stale: { status: 412, message: 'This has changed since you last saw it.' },
} as const satisfies Record<string, http.ErrorKind>;

export type ErrorCode = keyof typeof errorCodes;

export type FieldError = http.FieldError;
