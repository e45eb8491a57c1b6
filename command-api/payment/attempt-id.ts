import { derivedId } from '#infra/eventing/ids.ts';

/** Derived from the command, so that a repeated command is the same attempt. */
export function attemptIdOf(commandId: string): string {
  return derivedId('attempt', commandId);
}
