import { accountEn } from '../../frontend/src/features/account/account.en.ts';
import { bookingFlowEn } from '../../frontend/src/features/booking-flow/booking-flow.en.ts';
import { bookingEn } from '../../frontend/src/features/booking/booking.en.ts';
import { heroEn } from '../../frontend/src/features/booking/hero/hero.en.ts';
import { noShowStepsEn } from '../../frontend/src/features/booking/timeline/no-show-steps.en.ts';
import { chatEn } from '../../frontend/src/features/conversation/chat.en.ts';
import { workerProfileEn } from '../../frontend/src/features/worker-profile/worker-profile.en.ts';
import { statusEn } from '../../frontend/src/ui/showing/status.en.ts';
import { uiEn } from '../../frontend/src/ui/ui.en.ts';
import { translatedTexts } from '#infra/translations/translated-texts.ts';

const accountFil = translatedTexts('fil', accountEn, 'frontend/src/features/account/account');
const bookingFlowFil = translatedTexts('fil', bookingFlowEn, 'frontend/src/features/booking-flow/booking-flow');
const bookingFil = {
  ...translatedTexts('fil', bookingEn, 'frontend/src/features/booking/booking'),
  ...translatedTexts('fil', heroEn, 'frontend/src/features/booking/hero/hero'),
  ...translatedTexts('fil', noShowStepsEn, 'frontend/src/features/booking/timeline/no-show-steps'),
};
const chatFil = translatedTexts('fil', chatEn, 'frontend/src/features/conversation/chat');
const workerProfileFil = translatedTexts('fil', workerProfileEn, 'frontend/src/features/worker-profile/worker-profile');
const statusFil = translatedTexts('fil', statusEn, 'frontend/src/ui/showing/status');
const uiFil = translatedTexts('fil', uiEn, 'frontend/src/ui/ui');

/** Texts of the screens, so that the same journey runs in either language. */
export const english = {
  account: accountEn,
  booking: bookingEn,
  chat: chatEn,
  flow: bookingFlowEn,
  status: statusEn,
  ui: uiEn,
  worker: workerProfileEn,
};

type InAnyLanguage<Catalogues> = { [Name in keyof Catalogues]: Record<keyof Catalogues[Name], string> };
export type Words = InAnyLanguage<typeof english>;

export const filipino: Words = {
  account: accountFil,
  booking: bookingFil,
  chat: chatFil,
  flow: bookingFlowFil,
  status: statusFil,
  ui: uiFil,
  worker: workerProfileFil,
};

/** A message with its plain placeholders filled; a missing value matches any text. */
export function said(message: string, values: Record<string, string> = {}): RegExp {
  const parts = message.split(/\{(\w+)\}/g).map((part, index) => {
    const value = index % 2 === 0 ? part : values[part];
    return value === undefined ? '.+' : RegExp.escape(value);
  });
  return new RegExp(`^${parts.join('')}$`);
}
