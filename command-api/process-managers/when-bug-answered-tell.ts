import type { Recorded } from '#contracts/events/registry.ts';
import { streams } from '#contracts/events/streams.ts';
import { bugAnswered } from '#contracts/events/support-bugs.ts';
import { isProvenContact } from '../account/contact/contacts.ts';
import { accountDecider } from '../account/decider.ts';
import { type BugMailKind, bugMail } from '../support/bug-mail.ts';
import { scheduleNow, definePolicy, onEach } from './policy.ts';

type BugNotice = { accountId: string; kind: BugMailKind; note: string | null };

/** Mails the outcome and staff's messages to the reporter, who may not open the app again. */
export const whenBugAnsweredTell = definePolicy<BugNotice>({
  name: 'when-bug-answered-tell',
  tells: true,
  on: onEach(bugAnswered, ({ id, recordedAt, data }) => {
    const said = noticeOf(data);
    return said && scheduleNow(id, recordedAt, { accountId: data.reporter.accountId, ...said });
  }),
  act: async ({ accountId, kind, note }, { commands, mail }) => {
    const { state } = await commands.loadNewest(accountDecider, streams.account(accountId));
    if (state.kind === 'none' || state.closure || state.email === null || !isProvenContact(state, 'email')) return;
    if (state.notifications?.mails === false) return;
    const { email: to, language, firstName: name } = state;
    await mail.send(bugMail({ to, language, kind, name, note }));
  },
});

/** null for a step for which the notification suffices. */
function noticeOf(data: Recorded<(typeof bugAnswered)[number]>['data']): Omit<BugNotice, 'accountId'> | null {
  if ('reason' in data) return { kind: 'removed', note: data.reason };
  const { status, before, note } = data;
  if (status !== before.status && (status === 'resolved' || status === 'closed')) return { kind: status, note };
  return note === null ? null : { kind: 'answered', note };
}
