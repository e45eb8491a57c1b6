import { partsOfStream, streams } from '#contracts/events/streams.ts';
import { type SignInChange, signInChangedMail, signInChangedText } from '../account/cloud/sign-in-changed-message.ts';
import { provenContacts } from '../account/contact/contacts.ts';
import { accountDecider } from '../account/decider.ts';
import { scheduleNow, definePolicy } from './policy.ts';

type SignInNotice = { accountId: string; change: SignInChange };
type OfAccount = { stream: string; id: string; recordedAt: string };

/** Notifies the owner of changed sign-in methods at proven addresses, except for the method of a new registration. */
export const whenSignInChangedTell = definePolicy<SignInNotice>({
  name: 'when-sign-in-changed-tell',
  tells: true,
  on: {
    CloudSignInLinked: (event) => (event.data.because === 'registration' ? null : noticeOf(event, 'added')),
    CloudSignInUnlinked: (event) => noticeOf(event, 'removed'),
    PasskeyAdded: (event) => noticeOf(event, 'passkeyAdded'),
    PasskeyRemoved: (event) => noticeOf(event, 'passkeyRemoved'),
    SignInRefused: ({ id, data: { accountId, reason }, recordedAt }) =>
      accountId === null || reason !== 'copied_passkey'
        ? null
        : scheduleNow(id, recordedAt, { accountId, change: 'passkeyCopied' }),
  },
  act: async ({ accountId, change }, { commands, mail, sms, resetLinks: { askAgainUrl: url } }, { now }) => {
    const { state } = await commands.loadNewest(accountDecider, streams.account(accountId));
    if (state.kind === 'none') return;
    const { language } = state;
    for (const to of provenContacts(state, 'email', now))
      await mail.send(signInChangedMail({ to, language, change, url }));
    for (const to of provenContacts(state, 'phone', now)) await sms.send(signInChangedText({ to, language, change }));
  },
});

function noticeOf({ stream, id, recordedAt }: OfAccount, change: SignInChange) {
  return scheduleNow(id, recordedAt, { accountId: partsOfStream(stream).id, change });
}
