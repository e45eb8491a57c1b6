import { partsOfStream, streams } from '#contracts/events/streams.ts';
import { provenContacts } from '../account/contact/contacts.ts';
import { accountDecider } from '../account/decider.ts';
import { passwordChangedMail, passwordChangedText } from '../account/passwords/password-messages.ts';
import { scheduleNow, definePolicy } from './policy.ts';

/** Notifies the owner of a new password at proven addresses, including recently replaced ones. */
export const whenPasswordChangedTell = definePolicy<{ accountId: string }>({
  name: 'when-password-changed-tell',
  tells: true,
  on: {
    PasswordChanged: ({ stream, id, recordedAt }) =>
      scheduleNow(id, recordedAt, { accountId: partsOfStream(stream).id }),
  },
  act: async ({ accountId }, { commands, mail, sms, resetLinks: { askAgainUrl: url } }, { now }) => {
    const { state } = await commands.loadNewest(accountDecider, streams.account(accountId));
    if (state.kind === 'none') return;
    const { language } = state;
    for (const to of provenContacts(state, 'email', now)) await mail.send(passwordChangedMail({ to, language, url }));
    for (const to of provenContacts(state, 'phone', now)) await sms.send(passwordChangedText({ to, language }));
  },
});
