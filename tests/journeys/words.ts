import { accountEn } from '../../frontend/src/features/account/account.en.ts';
import { accountFil } from '../../frontend/src/features/account/account.fil.ts';
import { bookingFlowEn } from '../../frontend/src/features/booking-flow/booking-flow.en.ts';
import { bookingFlowFil } from '../../frontend/src/features/booking-flow/booking-flow.fil.ts';
import { bookingEn } from '../../frontend/src/features/booking/booking.en.ts';
import { bookingFil } from '../../frontend/src/features/booking/booking.fil.ts';
import { chatEn } from '../../frontend/src/features/conversation/chat.en.ts';
import { chatFil } from '../../frontend/src/features/conversation/chat.fil.ts';
import { workerProfileEn } from '../../frontend/src/features/worker-profile/worker-profile.en.ts';
import { workerProfileFil } from '../../frontend/src/features/worker-profile/worker-profile.fil.ts';
import { statusEn } from '../../frontend/src/ui/showing/status.en.ts';
import { statusFil } from '../../frontend/src/ui/showing/status.fil.ts';
import { uiEn } from '../../frontend/src/ui/ui.en.ts';
import { uiFil } from '../../frontend/src/ui/ui.fil.ts';

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
