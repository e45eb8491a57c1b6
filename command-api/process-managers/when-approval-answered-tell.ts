import { isActive } from '#contracts/account/account-fold.ts';
import type { ApprovalSubject } from '#contracts/approval/approval-subject.ts';
import { approvalAnswered } from '#contracts/events/approval.ts';
import { streams } from '#contracts/events/streams.ts';
import { provenContacts } from '../account/contact/contacts.ts';
import { accountDecider } from '../account/decider.ts';
import { approvalAnswerMail } from '../approval/approval-answer-mail.ts';
import { scheduleNow, definePolicy, onEach } from './policy.ts';

/** `refusal`: null if approved. */
type Answered = { subject: ApprovalSubject; requestedBy: string; by: string; refusal: string | null };

/** Notifies the requesting admin of the answer, while they are an active admin. */
export const whenApprovalAnsweredTell = definePolicy<Answered>({
  name: 'when-approval-answered-tell',
  tells: true,
  on: onEach(approvalAnswered, ({ id, recordedAt, data }) =>
    scheduleNow(id, recordedAt, {
      subject: data.subject,
      requestedBy: data.requestedBy.accountId,
      by: 'refusedBy' in data ? data.refusedBy.name : data.grantedBy.name,
      refusal: 'refusedBy' in data ? data.reason : null,
    }),
  ),
  act: async (
    { requestedBy, subject: about, ...answer },
    { commands, mail, staff: { approvalsUrl: url } },
    { now },
  ) => {
    const { state } = await commands.loadNewest(accountDecider, streams.account(requestedBy));
    if (state.kind === 'none' || state.userType !== 'admin' || !isActive(state)) return;
    const { language } = state;
    for (const to of provenContacts(state, 'email', now))
      await mail.send(approvalAnswerMail({ to, language, url, about, ...answer }));
  },
});
