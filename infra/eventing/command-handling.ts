/** Deciders, and the command handler: load, decide, append. */
export type { Command, Decider, Decision } from './command-handling/decider.ts';
export { type Follower, followLog } from './command-handling/follower.ts';
export {
  type CommandContext,
  type CommandLog,
  type Handled,
  createCommandHandler,
} from './command-handling/handle-command.ts';
export { plainHandling } from './command-handling/plain-handling.ts';
export type { Beginning } from './command-handling/stream-states.ts';
export { createKeyedMutex, createSemaphore } from './command-handling/keyed-mutex.ts';
