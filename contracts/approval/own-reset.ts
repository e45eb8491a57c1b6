import type { ApprovalSubject } from './approval-subject.ts';

/**
 * Whom a reset is about doesn't agree to it: whoever has their session would, and there would be one admin less to fool.
 * Who is to go may agree, since with two admins there is nobody else.
 */
export function isOwnReset(subject: ApprovalSubject, accountId: string): boolean {
  const isReset = subject.change === 'second_factor_reset' || subject.change === 'number_release';
  return isReset && subject.person.accountId === accountId;
}
