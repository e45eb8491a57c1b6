import type { ApprovalSubject } from './approval-subject.ts';

/**
 * The subject of a reset cannot approve it: an attacker with their session would, and would then need one admin less.
 * The subject of a removal may, since with two admins there is no other approver.
 */
export function isOwnReset(subject: ApprovalSubject, accountId: string): boolean {
  const isReset = subject.change === 'second_factor_reset' || subject.change === 'number_release';
  return isReset && subject.person.accountId === accountId;
}
