import type { Address } from '#contracts/fields.ts';
import type { Command } from '#infra/eventing/command-handling.ts';

type Ids = { accountId: string; addressId: string };

/** `now`: an ISO 8601 instant. */
export type AddressCommand =
  | Command<'SaveAddress', Ids & { label: string; address: Address; now: string }>
  | Command<'RenameAddress', Ids & { label: string }>
  | Command<'RemoveAddress', Ids>;
