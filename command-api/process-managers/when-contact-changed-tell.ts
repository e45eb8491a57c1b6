import { partsOfStream, streams } from '#contracts/events/streams.ts';
import { contactChangedMail, contactChangedText } from '../account/contact/contact-changed-message.ts';
import { accountDecider } from '../account/decider.ts';
import { scheduleNow, definePolicy } from './policy.ts';

type ChangeNotice = { accountId: string; changeId: string };

/**
 * Notifies the former address with an undo link, so that a stolen session cannot take over the account unnoticed. Repeated
 * messages have the same link; an undone change sends none.
 */
export const whenContactChangedTell = definePolicy<ChangeNotice>({
  name: 'when-contact-changed-tell',
  tells: true,
  on: {
    ContactChanged: ({ stream, data: { changeId, tell }, recordedAt }) =>
      tell ? scheduleNow(changeId, recordedAt, { accountId: partsOfStream(stream).id, changeId }) : null,
    ContactChangeUndone: ({ data }) => ({ cancel: data.changeId }),
  },
  act: async ({ accountId, changeId }, { commands, mail, sms, undoLinks }, context) => {
    const { state } = await commands.loadNewest(accountDecider, streams.account(accountId));
    const change = state.kind === 'account' ? state.contactChanges.find((one) => one.changeId === changeId) : undefined;
    if (state.kind === 'none' || !change?.tell || Date.parse(change.undoUntil) <= Date.parse(context.now)) return;
    const { kind, tell, undoUntil } = change;
    const subject = { accountId, changeId, kind };
    const message = { to: tell.value, language: state.language, kind, undoUntil };
    const until = new Date(undoUntil);
    if (tell.kind === 'email')
      await mail.send(contactChangedMail({ ...message, url: await undoLinks.open(subject, until) }));
    else await sms.send(contactChangedText({ ...message, code: await undoLinks.openCode(subject, until) }));
  },
});
