import { partsOfStream, streams } from '#contracts/events/streams.ts';
import { provenContacts } from '../account/contact/contacts.ts';
import { accountDecider } from '../account/decider.ts';
import {
  type SecondFactorChange,
  secondFactorChangedMail,
  secondFactorChangedText,
} from '../account/second-factor/second-factor-messages.ts';
import { scheduleNow, definePolicy } from './policy.ts';

type FactorNotice = { accountId: string; change: SecondFactorChange };
type Happened = { stream: string; id: string; recordedAt: string };

const noticeOf =
  (change: SecondFactorChange) =>
  ({ stream, id, recordedAt }: Happened) =>
    scheduleNow(id, recordedAt, { accountId: partsOfStream(stream).id, change });

/** Notifies the owner of changed second factors at proven addresses, including recently replaced ones. */
export const whenSecondFactorChangedTell = definePolicy<FactorNotice>({
  name: 'when-second-factor-changed-tell',
  tells: true,
  on: {
    SecondFactorAdded: noticeOf('added'),
    SecondFactorRemoved: noticeOf('removed'),
    SecondFactorReset: noticeOf('reset'),
    RecoveryCodesRenewed: noticeOf('codesRenewed'),
    RecoveryCodeUsed: noticeOf('codeUsed'),
  },
  act: async ({ accountId, change }, { commands, mail, sms, resetLinks: { askAgainUrl: url } }, { now }) => {
    const { state } = await commands.loadNewest(accountDecider, streams.account(accountId));
    if (state.kind === 'none') return;
    const { language } = state;
    for (const to of provenContacts(state, 'email', now))
      await mail.send(secondFactorChangedMail({ to, language, change, url }));
    for (const to of provenContacts(state, 'phone', now))
      await sms.send(secondFactorChangedText({ to, language, change }));
  },
});
