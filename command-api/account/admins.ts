import { type Account, isActive } from '#contracts/account/account-fold.ts';
import { roleGiven } from '#contracts/events/account.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { SealedEvent, UnreadableEvent } from '#infra/eventing/event-log/sealed-event.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { accountDecider } from './decider.ts';

/** The admins who may act now: those who are suspended or closed their account are none. */
export type ListAdmins = () => Promise<Account[]>;

const AT_ONCE = 1000;

/**
 * Finds them in the log, since no stream holds them all: who ever was one is remembered, and each is asked for as they are
 * now. It is wanted a few times a year, when one admin asks for another's yes.
 */
export function createListAdmins(eventLog: Pick<DecodedLog, 'readAll'>, commands: CommandHandler): ListAdmins {
  const everAdmin = new Set<string>();
  let position = 0;

  async function readOn(): Promise<void> {
    for (;;) {
      const found = await eventLog.readAll({
        after: position,
        types: roleGiven,
        limit: AT_ONCE,
      });
      for (const event of found) {
        if (isAdmin(event)) everAdmin.add(event.stream);
        ({ position } = event);
      }
      if (found.length < AT_ONCE) return;
    }
  }

  /** Nobody can act for an account that can't be read. */
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

/** Of an event that can't be read the account can't be either. */
function isAdmin(event: RecordedEvent): boolean {
  if (event instanceof SealedEvent) return false;
  const { data } = event;
  return typeof data === 'object' && data !== null && 'userType' in data && data.userType === 'admin';
}
