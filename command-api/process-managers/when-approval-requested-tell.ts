import { may } from '#contracts/account/staff-permissions.ts';
import type { ApprovalSubject } from '#contracts/approval/approval-subject.ts';
import { startsApproval } from '#contracts/events/approval.ts';
import { approvalPermissions } from '#contracts/platform/case-permissions.ts';
import { provenContacts } from '../account/contact/contacts.ts';
import { approvalMail } from '../approval/approval-mail.ts';
import { scheduleNow, definePolicy } from './policy.ts';

type Requested = { subject: ApprovalSubject; reason: string; requestedBy: { accountId: string; name: string } };

/** Notifies the other admins who may approve, at proven addresses. */
export const whenApprovalRequestedTell = definePolicy<Requested>({
  name: 'when-approval-requested-tell',
  tells: true,
  on: {
    [startsApproval]: ({ id, recordedAt, data: { subject, reason, requestedBy } }) =>
      scheduleNow(id, recordedAt, {
        subject,
        reason,
        requestedBy: { accountId: requestedBy.accountId, name: requestedBy.name },
      }),
  },
  act: async ({ subject: about, reason, requestedBy }, { mail, staff: { admins, approvalsUrl: url } }, { now }) => {
    const others = (await admins()).filter(
      (admin) => admin.accountId !== requestedBy.accountId && may(admin, approvalPermissions[about.change]),
    );
    for (const { language, ...admin } of others)
      for (const to of provenContacts({ language, ...admin }, 'email', now))
        await mail.send(approvalMail({ to, language, about, reason, requestedBy: requestedBy.name, url }));
  },
});
