/** Deciders, and the command handler: load, decide, append. */
export type { Command, Decider, Decision } from './command-handling/decider.ts';
export {
  type Beginning,
  type CommandContext,
  type CommandLog,
  type Handled,
  createCommandHandler,
} from './command-handling/handle-command.ts';
export { createKeyedMutex, createSemaphore } from './command-handling/keyed-mutex.ts';
