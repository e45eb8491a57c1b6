import type { DataOf } from '../events/registry.ts';
import { formatPesoLong } from '../money.ts';
import { completeSettings, defaultSettings, type ScheduledChange, type Settings } from '../platform/settings.ts';

type Shown<Value> = (value: Value) => string;
type Words = { readonly [Name in keyof Settings]: { name: string; shown: Shown<Settings[Name]> } };

const text: Shown<string> = (words) => words;
const percent: Shown<number> = (value) => `${value}%`;
const onOrOff: Shown<boolean> = (value) => (value ? 'on' : 'off');
const kilometres: Shown<number> = (value) => `${value} km`;
const of =
  (unit: string): Shown<number> =>
  (value) =>
    `${value} ${unit}${value === 1 ? '' : 's'}`;

/** Every setting as the settings' screen calls it. One that is missing here is a type error. */
const words: Words = {
  commissionPercent: { name: 'Commission', shown: percent },
  minimumNoticeMinutes: { name: 'Notice', shown: of('minute') },
  bookingHorizonDays: { name: 'How far ahead', shown: of('day') },
  travelBufferMinutes: { name: 'Travel time', shown: of('minute') },
  freeCancellationHours: { name: 'Free until', shown: of('hour') },
  cancellationGraceMinutes: { name: 'Free after booking', shown: of('minute') },
  cancellationFee: { name: 'Cancellation fee', shown: formatPesoLong },
  maximumAmount: { name: 'Highest amount', shown: formatPesoLong },
  approvalAmount: { name: 'Refunds by one admin', shown: formatPesoLong },
  answerWithinHours: { name: 'Time to answer', shown: of('hour') },
  quoteValidHours: { name: 'Quotes hold', shown: of('hour') },
  arrivalWindowHours: { name: 'Arrival', shown: of('hour') },
  noShowAfterMinutes: { name: 'No-show', shown: of('minute') },
  noShowAnswerMinutes: { name: 'Time to say “I’m here”', shown: of('minute') },
  disputeWithinHours: { name: 'Time to dispute', shown: of('hour') },
  disputeJobDays: { name: 'Time to dispute a job', shown: of('day') },
  disputeAnswerHours: { name: 'Time to answer a dispute', shown: of('hour') },
  disputeAppealDays: { name: 'Time to appeal', shown: of('day') },
  overdueAfterMinutes: { name: 'Overdue', shown: of('minute') },
  closeOverdueHours: { name: 'Closed after', shown: of('hour') },
  reviewWithinDays: { name: 'Reviews', shown: of('day') },
  defaultRadiusKm: { name: 'Distance', shown: kilometres },
  ticketFirstAnswerMinutes: { name: 'First answer', shown: of('minute') },
  ticketResolutionHours: { name: 'Time to resolve', shown: of('hour') },
  openBookings: { name: 'Bookings without a worker', shown: onOrOff },
  cashPayments: { name: 'Cash', shown: onOrOff },
  workerSignUp: { name: 'New workers', shown: onOrOff },
  transferBank: { name: 'Bank for transfers', shown: text },
  transferAccount: { name: 'Account number', shown: text },
  transferName: { name: 'Account name', shown: text },
};

/** In English, as the server says them. */
export const settingNames = Object.fromEntries(
  Object.entries(words).map(([setting, { name }]) => [setting, name]),
) as Record<keyof Settings, string>;

/** "Commission, 10%; Reviews, 14 days". */
export function wantedSettings({ changes }: Pick<ScheduledChange, 'changes'>): string {
  return (Object.keys(changes) as (keyof Settings)[])
    .map((name) => fromTo(name, {}, { ...defaultSettings, ...changes }))
    .join('; ');
}

/** "Commission, 12% → 11.5%". Events that don't say what was before are not guessed at. */
export function changedSettings({ settings, before }: DataOf<'ConfigChanged'>): string {
  if (!before) return 'for the whole platform';
  return settingsChange(before, completeSettings(settings));
}

/** `after` holds at least what `before` does. */
export function settingsChange(before: Partial<Settings>, after: Partial<Settings>): string {
  return (Object.keys(before) as (keyof Settings)[]).map((name) => fromTo(name, before, after)).join('; ');
}

function fromTo<Name extends keyof Settings>(name: Name, before: Partial<Settings>, after: Partial<Settings>): string {
  const { name: called, shown }: Words[Name] = words[name];
  const then = before[name];
  const now = after[name];
  return `${called}, ${then === undefined ? '' : `${shown(then)} → `}${now === undefined ? '' : shown(now)}`;
}
