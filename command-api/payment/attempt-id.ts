import { v5 as uuidV5 } from 'uuid';

/** A try to pay is named after its command, so that a command that is sent again is the same try. */
export function attemptIdOf(commandId: string): string {
  return uuidV5('attempt', commandId);
}
