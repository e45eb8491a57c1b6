import type { Settings } from './settings.ts';

/** Units of the settings; `text` is free text, a `switch` is on or off. */
export const units = ['percent', 'centavos', 'minutes', 'hours', 'days', 'kilometres', 'text', 'switch'] as const;
export type SettingUnit = (typeof units)[number];

export const settingUnits: Record<keyof Settings, SettingUnit> = {
  commissionPercent: 'percent',
  minimumNoticeMinutes: 'minutes',
  bookingHorizonDays: 'days',
  travelBufferMinutes: 'minutes',
  freeCancellationHours: 'hours',
  cancellationGraceMinutes: 'minutes',
  cancellationFee: 'centavos',
  maximumAmount: 'centavos',
  approvalAmount: 'centavos',
  answerWithinHours: 'hours',
  urgentAnswerMinutes: 'minutes',
  quoteValidHours: 'hours',
  arrivalWindowHours: 'hours',
  noShowAfterMinutes: 'minutes',
  noShowAnswerMinutes: 'minutes',
  disputeWithinHours: 'hours',
  disputeJobDays: 'days',
  disputeAnswerHours: 'hours',
  disputeAppealDays: 'days',
  overdueAfterMinutes: 'minutes',
  closeOverdueHours: 'hours',
  ticketFirstAnswerMinutes: 'minutes',
  ticketResolutionHours: 'hours',
  reviewWithinDays: 'days',
  defaultRadiusKm: 'kilometres',
  openBookings: 'switch',
  cashPayments: 'switch',
  workerSignUp: 'switch',
  transferBank: 'text',
  transferAccount: 'text',
  transferName: 'text',
};
