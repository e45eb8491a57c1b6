import { type Account, isActive } from '#contracts/account/account-fold.ts';
import { roleSet } from '#contracts/events/account.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { SealedEvent, UnreadableEvent } from '#infra/eventing/event-log.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { accountDecider } from './decider.ts';

/** Admins who may act now: neither suspended nor closed. */
export type ListAdmins = () => Promise<Account[]>;

const AT_ONCE = 1000;

/**
 * Finds admins in the log, since no stream lists them: remembers every account that ever was an admin, and loads its current
 * state. Runs a few times a year, when an admin asks for a second one's approval.
 */
export function createListAdmins(eventLog: Pick<DecodedLog, 'readAll'>, commands: CommandHandler): ListAdmins {
  const everAdmin = new Set<string>();
  let position = 0;

  async function readOn(): Promise<void> {
    for (;;) {
      const found = await eventLog.readAll({
        after: position,
        types: roleSet,
        limit: AT_ONCE,
      });
      for (const event of found) {
        if (isAdmin(event)) everAdmin.add(event.stream);
        ({ position } = event);
      }
      if (found.length < AT_ONCE) return;
    }
  }

  /** Skips an unreadable account: it cannot act. */
  async function readable(stream: string) {
    try {
      return (await commands.loadNewest(accountDecider, stream)).state;
    } catch (error) {
      if (error instanceof UnreadableEvent) return undefined;
      throw error;
    }
  }

  return async () => {
    await readOn();
    const accounts = await Promise.all([...everAdmin].map((stream) => readable(stream)));
    return accounts.flatMap((state) =>
      state?.kind === 'account' && state.userType === 'admin' && isActive(state) ? [state] : [],
    );
  };
}

/** An unreadable event makes its account unreadable, too. */
function isAdmin(event: RecordedEvent): boolean {
  if (event instanceof SealedEvent) return false;
  const { data } = event;
  return typeof data === 'object' && data !== null && 'userType' in data && data.userType === 'admin';
}
