import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { commandContext } from '../../command-handling/command-context.ts';
import type { CommandHandler } from '../../command-handling/command-handler.ts';
import type { AddressCommand } from './commands.ts';
import { addressesDecider } from './decider.ts';

type Deps = { commands: CommandHandler; now: () => Date };
type Calls = Handlers<'saveAddress' | 'renameAddress' | 'removeAddress'>;

/** A client's saved addresses. Bookings copy the address, so changes here leave them as they are. */
export function addressHandlers({ commands, now }: Deps): Calls {
  async function handle(command: AddressCommand, context: CallContext): Promise<number> {
    const stream = streams.addresses(command.data.accountId);
    return (await commands.handle(addressesDecider, stream, command, commandContext(context, now()))).position;
  }
  const done = { done: true } as const;

  return {
    saveAddress: async ({ body, context }) => {
      const { accountId } = signedIn(context);
      const addressId = derivedId('address', context.commandId);
      const data = { accountId, addressId, ...body, now: now().toISOString() };
      return { data: { id: addressId }, position: await handle({ type: 'SaveAddress', data }, context) };
    },
    renameAddress: async ({ params: { id: addressId }, body, context }) => {
      const data = { accountId: signedIn(context).accountId, addressId, ...body };
      return { data: done, position: await handle({ type: 'RenameAddress', data }, context) };
    },
    removeAddress: async ({ params: { id: addressId }, context }) => {
      const data = { accountId: signedIn(context).accountId, addressId };
      return { data: done, position: await handle({ type: 'RemoveAddress', data }, context) };
    },
  };
}
