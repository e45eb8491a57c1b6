import type { BodyInput } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import type { User } from '#contracts/views/account.ts';
import { useChangeMeMutation } from './api.ts';
import { forgetSentCode, noteSentCode } from './sent-code.ts';

type Changes = NonNullable<BodyInput<RouteTable['changeMe']>>;

/**
 * Saves changes of the user's details. The server sends a code to a new email or number. That is recorded before the
 * request: a push or the response shows the new contact, and the screens must not send a second code.
 */
export function useChangeContact(): (changes: Changes) => Promise<User> {
  const [change] = useChangeMeMutation();
  return async (changes) => {
    const wanted = [changes.email, changes.phone].filter((address) => address !== undefined);
    for (const address of wanted) noteSentCode(address, Date.now());
    let user: User | null = null;
    try {
      ({ user } = await change({ body: changes }).unwrap());
      return user;
    } finally {
      for (const address of wanted)
        if (address !== user?.pendingEmail && address !== user?.pendingPhone) forgetSentCode(address);
    }
  };
}
