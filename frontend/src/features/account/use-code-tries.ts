import { useRef, useState } from 'react';
import { isCallError } from '../../api/call-error.ts';

/**
 * Attempts at a code, which are limited: a refused code is not sent again, for example by Enter after the sixth digit
 * has submitted it. `isUsedUp`: a new code is needed.
 */
export function useCodeTries() {
  const refused = useRef<{ code: string; error: unknown } | null>(null);
  const [isUsedUp, setIsUsedUp] = useState(false);

  async function attempt(code: string, send: () => Promise<unknown>): Promise<void> {
    if (refused.current?.code === code) throw refused.current.error;
    try {
      await send();
    } catch (error) {
      const why = isCallError(error) ? error.code : null;
      const isOver = why === 'code_used_up' || why === 'code_spent';
      if (why === 'wrong_code' || why === 'code_not_current' || isOver) refused.current = { code, error };
      setIsUsedUp(isOver);
      throw error;
    }
  }

  function startAnew() {
    refused.current = null;
    setIsUsedUp(false);
  }

  return { isUsedUp, attempt, startAnew };
}
