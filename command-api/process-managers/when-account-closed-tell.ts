import { closureChanged } from '#contracts/events/account.ts';
import { partsOfStream, streams } from '#contracts/events/streams.ts';
import { provenContacts } from '../account/contact/contacts.ts';
import { accountDecider } from '../account/decider.ts';
import { closingMail, closingText } from '../account/my-data/closing-messages.ts';
import { scheduleNow, definePolicy, onEach } from './policy.ts';

type ClosureNotice = { accountId: string; reopenUntil: string | null };

/** Notifies the owner that the account was closed, and until when they can reopen it, or was reopened: another person may have done it. */
export const whenAccountClosedTell = definePolicy<ClosureNotice>({
  name: 'when-account-closed-tell',
  tells: true,
  on: onEach(closureChanged, ({ stream, id, recordedAt, data }) =>
    scheduleNow(id, recordedAt, {
      accountId: partsOfStream(stream).id,
      reopenUntil: 'reopenUntil' in data ? data.reopenUntil : null,
    }),
  ),
  act: async ({ accountId, reopenUntil }, { commands, mail, sms, resetLinks: { askAgainUrl: url } }, { now }) => {
    const { state } = await commands.loadNewest(accountDecider, streams.account(accountId));
    if (state.kind === 'none') return;
    const { language } = state;
    for (const to of provenContacts(state, 'email', now))
      await mail.send(closingMail({ to, language, reopenUntil, url }));
    for (const to of provenContacts(state, 'phone', now)) await sms.send(closingText({ to, language, reopenUntil }));
  },
});
