import { fullName } from '#contracts/account/person.ts';
import { partsOfStream } from '#contracts/events/streams.ts';
import { provenContacts } from '../account/contact/contacts.ts';
import { loadAccount } from '../account/person.ts';
import { safetyMail } from '../platform/safety-mail.ts';
import { scheduleNow, definePolicy } from './policy.ts';

type Suspended = { accountId: string; by: string; reason: string };

/** Notifies all admins of a suspension without a second admin. */
export const whenSuspendedForSafetyTell = definePolicy<Suspended>({
  name: 'when-suspended-for-safety-tell',
  tells: true,
  on: {
    AccountSuspended: ({ id, stream, recordedAt, data: { cause, reason }, metadata: { actor } }) => {
      if (cause !== 'safety' || typeof actor === 'string' || !('accountId' in actor)) return null;
      return scheduleNow(id, recordedAt, { accountId: partsOfStream(stream).id, by: actor.accountId, reason });
    },
  },
  act: async ({ accountId, by, reason }, { commands, mail, staff: { admins, approvalsUrl } }, { now }) => {
    const [person, admin] = await Promise.all([loadAccount(commands, accountId), loadAccount(commands, by)]);
    const url = new URL(`/admin/users/${encodeURIComponent(accountId)}`, approvalsUrl).href;
    const told = { by: fullName(admin), person: fullName(person), reason, url };
    for (const other of (await admins()).filter((one) => one.accountId !== by))
      for (const to of provenContacts(other, 'email', now))
        await mail.send(safetyMail({ to, language: other.language, ...told }));
  },
});
