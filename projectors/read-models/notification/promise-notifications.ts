import type { DataOf } from '#contracts/events/registry.ts';
import { code, type Recipient, rule, theClient, when, worker } from './notification-rule.ts';

/** What either side hears when a job doesn't go as promised. `reader`: which side reads it. */

type Side = 'client' | 'worker';
type Sided = { code: string; by: Side };
type OfBoth = { clientId: string; workerAccountId: string };

/** So that a screen can say it to each in their own words. */
export function toEach(recipients: readonly Recipient[]): Recipient[] {
  return recipients.map((recipient) => ({ ...recipient, only: { ...recipient.only, reader: recipient.as } }));
}

const bothSides = (data: OfBoth): Recipient[] => toEach([...theClient(data), ...worker(data.workerAccountId)]);
const otherSide = (data: OfBoth & { by: Side }): Recipient[] =>
  data.by === 'client' ? worker(data.workerAccountId) : theClient(data);

export const promiseNotifications = {
  NoShowReported: rule<'NoShowReported', Sided & { startsAt: string; answerBy: string | null }>(
    otherSide,
    (data) => ({ code: code(data), by: data.by, startsAt: data.startsAt, answerBy: data.answerBy }),
    ({ by }) => (by === 'client' ? 'Your client can’t find you' : 'Your worker can’t find you'),
    ({ code: shown, startsAt, answerBy }) =>
      answerBy === null
        ? `${shown} began ${when(startsAt)}. Say that you are at the door or on your way`
        : `${shown}: say that you are there before ${when(answerBy)}, or the job is off and costs the fee`,
  ),
  NoShowAnswered: rule<'NoShowAnswered', Sided & { message: string }>(
    otherSide,
    (data) => ({ code: code(data), by: data.by, message: data.message }),
    ({ by }) => (by === 'client' ? 'Your client is there' : 'Your worker is on the way'),
    ({ code: shown, message }) => `${shown}${message === '' ? '' : `: ${message}`}`,
  ),
  NoShowDisputed: rule<'NoShowDisputed', Sided & { reason: string }>(
    otherSide,
    (data) => ({ code: code(data), by: data.by, reason: data.reason }),
    'Suki is looking into a no-show',
    ({ code: shown, by, reason }) => `${shown}: the ${by} says “${reason}”`,
  ),
  NoShowSettled: rule<
    'NoShowSettled',
    { code: string; against: Side; outcome: 'upheld' | 'waived'; reason: string; feeCentavos: number }
  >(
    bothSides,
    (data) => ({
      code: code(data),
      against: data.against,
      outcome: data.outcome,
      reason: data.reason,
      feeCentavos: data.feeCentavos,
    }),
    ({ outcome }) => (outcome === 'waived' ? 'The no-show was waived' : 'The no-show counts'),
    ({ code: shown, reason }) => `${shown}: ${reason}`,
  ),
  BookingOverdue: rule<'BookingOverdue', { code: string; stage: DataOf<'BookingOverdue'>['stage']; closesAt: string }>(
    bothSides,
    (data) => ({ code: code(data), stage: data.stage, closesAt: data.closesAt }),
    ({ stage }) => (stage === 'unstarted' ? 'Has it begun?' : 'Is it done?'),
    ({ code: shown, closesAt }) => `${shown}: tell us. It closes ${when(closesAt)}, and nothing is charged`,
  ),
  BookingReopened: rule<'BookingReopened', { code: string; startsAt: string }>(
    bothSides,
    (data) => ({ code: code(data), startsAt: data.startsAt }),
    'The job goes to another worker',
    ({ code: shown, startsAt }, as) =>
      as === 'client'
        ? `Your worker can’t come. We’re asking others for ${shown}, ${when(startsAt)}`
        : `${shown}, ${when(startsAt)}, is offered to others while your account is suspended`,
  ),
};
