import { derivedId } from '#infra/eventing/ids.ts';

/** A try to pay is named after its command, so that a command that is sent again is the same try. */
export function attemptIdOf(commandId: string): string {
  return derivedId('attempt', commandId);
}
