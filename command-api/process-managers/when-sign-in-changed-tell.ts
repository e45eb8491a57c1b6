import { partsOfStream, streams } from '#contracts/events/streams.ts';
import { type SignInChange, signInChangedMail, signInChangedText } from '../account/cloud/sign-in-changed-message.ts';
import { provenContacts } from '../account/contact/contacts.ts';
import { accountDecider } from '../account/decider.ts';
import { atOnce, definePolicy } from './policy.ts';

type Told = { accountId: string; change: SignInChange };

/** Its owner hears of another way in wherever they are sure to read it; who just joined by it knows. */
export const whenSignInChangedTell = definePolicy<Told>({
  name: 'when-sign-in-changed-tell',
  on: {
    CloudSignInLinked: ({ stream, id, data: { because }, recordedAt }) =>
      because === 'registration'
        ? null
        : atOnce(id, recordedAt, { accountId: partsOfStream(stream).id, change: 'added' }),
    CloudSignInUnlinked: ({ stream, id, recordedAt }) =>
      atOnce(id, recordedAt, { accountId: partsOfStream(stream).id, change: 'removed' }),
  },
  act: async ({ accountId, change }, { commands, mail, sms, resetLinks: { askAgainUrl: url } }, { now }) => {
    const { state } = await commands.loadNewest(accountDecider, streams.account(accountId));
    if (state.kind === 'none') return;
    const { language } = state;
    for (const to of provenContacts(state, 'email', now))
      await mail.send(signInChangedMail({ to, language, change, url }));
    for (const to of provenContacts(state, 'phone', now))
      await sms.send(signInChangedText({ to, language, change, url }));
  },
});
