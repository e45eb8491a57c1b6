import type { AccountSocketEvents } from '#contracts/realtime/account-socket.ts';
import type { MessageOf } from '../../domain/realtime/socket-channel.ts';

/** What comes over the account socket. */
export type AccountMessage = MessageOf<AccountSocketEvents>;
