import type { UserType } from '../roles.ts';

type Who = { accountId: string; userType: UserType };
type Sides = {
  clientId: string;
  /** null while nobody has taken the job. */ workerAccountId: string | null;
  /** Workers without a part in it may be spoken to about it: it is, or was, open to all. */ isOpen: boolean;
};

/**
 * Whether a booking is the business of both people of a conversation, so that it may be pointed at and shown there:
 * of its client and its worker, of its client and any worker while it is open, of either side and an admin.
 */
export function hasConversationAccess({ clientId, workerAccountId, isOpen }: Sides, one: Who, other: Who): boolean {
  const isSide = ({ accountId }: Who) => accountId === clientId || accountId === workerAccountId;
  if (one.userType === 'admin') return isSide(other);
  if (other.userType === 'admin') return isSide(one);
  const [client, worker] = one.accountId === clientId ? [one, other] : [other, one];
  return (
    client.accountId === clientId && (worker.accountId === workerAccountId || (isOpen && worker.userType === 'worker'))
  );
}
