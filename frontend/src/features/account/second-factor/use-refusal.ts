import { useState } from 'react';
import { errorText } from '../../../api/error-text.ts';

/** Does what was pressed for, and says why where it came to nothing. */
export function useRefusal() {
  const [refusal, setRefusal] = useState<string | null>(null);

  async function attempt(send: () => Promise<unknown>): Promise<void> {
    setRefusal(null);
    await send().catch((error: unknown) => setRefusal(errorText(error)));
  }

  return { attempt, refusal };
}
