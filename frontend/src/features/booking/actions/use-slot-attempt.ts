import { useState } from 'react';
import { alternativeStarts } from '../../../domain/booking/command-error.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';

/**
 * Runs an action that may find the time taken, and then keeps the free starts from the server instead of showing a
 * toast.
 */
export function useSlotAttempt() {
  const attempt = useCommand();
  const [alternatives, setAlternatives] = useState<readonly string[] | null>(null);

  async function run(send: () => Promise<unknown>): Promise<boolean> {
    setAlternatives(null);
    try {
      await send();
      return true;
    } catch (error) {
      const instead = alternativeStarts(error);
      setAlternatives(instead);
      return instead === null ? attempt(() => Promise.reject(error)) : false;
    }
  }

  return { run, alternatives };
}
