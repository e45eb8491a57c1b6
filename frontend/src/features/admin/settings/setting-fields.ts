import type { Settings } from '#contracts/platform/settings.ts';
import type { platformSettingsEn } from './platform-settings.en.ts';

type Word = keyof typeof platformSettingsEn;
export type Setting = keyof Settings;

export interface SettingGroup {
  word: Word;
  fields: readonly Setting[];
}

/** The form as data. Text keys derive from setting names: `travelBufferMinutes`, `…Hint`, `…Error`. */
export const settingGroups: readonly SettingGroup[] = [
  {
    word: 'money',
    fields: ['commissionPercent', 'maximumAmount', 'approvalAmount', 'transferBank', 'transferAccount', 'transferName'],
  },
  {
    word: 'booking',
    fields: [
      'minimumNoticeMinutes',
      'bookingHorizonDays',
      'answerWithinHours',
      'urgentAnswerMinutes',
      'quoteValidHours',
    ],
  },
  {
    word: 'cancelling',
    fields: ['freeCancellationHours', 'cancellationGraceMinutes', 'cancellationFee'],
  },
  {
    word: 'noShows',
    fields: [
      'noShowAfterMinutes',
      'noShowAnswerMinutes',
      'disputeWithinHours',
      'disputeJobDays',
      'disputeAnswerHours',
      'disputeAppealDays',
      'overdueAfterMinutes',
      'closeOverdueHours',
    ],
  },
  {
    word: 'offered',
    fields: ['openBookings', 'cashPayments', 'workerSignUp'],
  },
  {
    word: 'working',
    fields: ['travelBufferMinutes', 'arrivalWindowHours', 'defaultRadiusKm', 'reviewWithinDays'],
  },
  {
    word: 'support',
    fields: ['ticketFirstAnswerMinutes', 'ticketResolutionHours'],
  },
];

/** Only changed settings are sent, so that two admins do not overwrite each other. */
export function changedSettings(before: Settings, after: Settings): Partial<Settings> {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name as Setting] !== value));
}
