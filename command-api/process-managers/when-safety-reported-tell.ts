import { may } from '#contracts/account/staff-permissions.ts';
import { safetyClosed, safetyReported } from '#contracts/events/dispute-safety.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { streams } from '#contracts/events/streams.ts';
import { provenContacts } from '../account/contact/contacts.ts';
import { accountDecider } from '../account/decider.ts';
import { safetyReportMail, warningMail } from '../dispute/safety-report-mail.ts';
import { scheduleNow, definePolicy, type PolicyDeps } from './policy.ts';

type Report = Pick<DataOf<'SafetyReported'>, 'about' | 'reporter' | 'reported'>;
type SafetyNotice = { report: Report } | { warned: { accountId: string; warning: string } };

/** Mails safety reports to the responsible staff at once, and warnings to the warned person. */
export const whenSafetyReportedTell = definePolicy<SafetyNotice>({
  name: 'when-safety-reported-tell',
  tells: true,
  on: {
    [safetyReported]: ({ id, recordedAt, data: { about, reporter, reported } }) =>
      scheduleNow(id, recordedAt, { report: { about, reporter, reported } }),
    [safetyClosed]: ({ id, recordedAt, data: { reportedId: accountId, warning } }) =>
      warning === undefined ? null : scheduleNow(id, recordedAt, { warned: { accountId, warning } }),
  },
  act: async (told, deps, { now }) => {
    if ('report' in told) return notifyStaff(told.report, deps, now);
    const { accountId, warning } = told.warned;
    const { state } = await deps.commands.loadNewest(accountDecider, streams.account(accountId));
    if (state.kind === 'none') return;
    for (const to of provenContacts(state, 'email', now))
      await deps.mail.send(warningMail({ to, language: state.language, warning }));
  },
});

async function notifyStaff({ about, reporter, reported }: Report, { mail, staff }: PolicyDeps, now: string) {
  const url = `${staff.publicUrl}/admin/disputes`;
  const report = { about, reporter: reporter.name, reported: reported.name, url };
  for (const admin of (await staff.admins()).filter((one) => may(one, 'safety.decide')))
    for (const to of provenContacts(admin, 'email', now))
      await mail.send(safetyReportMail({ to, language: admin.language, ...report }));
}
