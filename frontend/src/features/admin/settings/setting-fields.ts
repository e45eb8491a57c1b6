import type { Settings } from '#contracts/platform/settings.ts';
import type { platformSettingsEn } from './platform-settings.en.ts';

type Word = keyof typeof platformSettingsEn;
export type Setting = keyof Settings;

export interface SettingGroup {
  word: Word;
  /** `pesos` is an amount of money, `text` is words; the others are numbers with their unit behind them. */
  fields: readonly {
    name: Setting;
    unit: 'pesos' | 'text' | 'percent' | 'minutes' | 'hours' | 'days' | 'kilometres';
  }[];
}

/** The form as data. Its words are named after the settings: `travelBufferMinutes`, `…Hint`, `…Error`. */
export const settingGroups: readonly SettingGroup[] = [
  {
    word: 'money',
    fields: [
      { name: 'commissionPercent', unit: 'percent' },
      { name: 'maximumAmount', unit: 'pesos' },
      { name: 'transferBank', unit: 'text' },
      { name: 'transferAccount', unit: 'text' },
      { name: 'transferName', unit: 'text' },
    ],
  },
  {
    word: 'booking',
    fields: [
      { name: 'minimumNoticeMinutes', unit: 'minutes' },
      { name: 'bookingHorizonDays', unit: 'days' },
      { name: 'answerWithinHours', unit: 'hours' },
      { name: 'quoteValidHours', unit: 'hours' },
    ],
  },
  {
    word: 'cancelling',
    fields: [
      { name: 'freeCancellationHours', unit: 'hours' },
      { name: 'cancellationGraceMinutes', unit: 'minutes' },
      { name: 'cancellationFee', unit: 'pesos' },
    ],
  },
  {
    word: 'noShows',
    fields: [
      { name: 'noShowAfterMinutes', unit: 'minutes' },
      { name: 'noShowAnswerMinutes', unit: 'minutes' },
      { name: 'disputeWithinHours', unit: 'hours' },
      { name: 'disputeJobDays', unit: 'days' },
      { name: 'disputeAnswerHours', unit: 'hours' },
      { name: 'disputeAppealDays', unit: 'days' },
      { name: 'overdueAfterMinutes', unit: 'minutes' },
      { name: 'closeOverdueHours', unit: 'hours' },
    ],
  },
  {
    word: 'working',
    fields: [
      { name: 'travelBufferMinutes', unit: 'minutes' },
      { name: 'arrivalWindowHours', unit: 'hours' },
      { name: 'defaultRadiusKm', unit: 'kilometres' },
      { name: 'reviewWithinDays', unit: 'days' },
    ],
  },
  {
    word: 'support',
    fields: [
      { name: 'ticketFirstAnswerMinutes', unit: 'minutes' },
      { name: 'ticketResolutionHours', unit: 'hours' },
    ],
  },
];

/** Only what is different is sent, so that two admins don't undo each other. */
export function changedSettings(before: Settings, after: Settings): Partial<Settings> {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name as Setting] !== value));
}
