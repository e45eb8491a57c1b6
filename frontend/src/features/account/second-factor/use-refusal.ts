import { useState } from 'react';
import { errorText } from '../../../api/error-text.ts';

/** Runs an action and keeps the text of its failure. */
export function useRefusal() {
  const [refusal, setRefusal] = useState<string | null>(null);

  async function attempt(send: () => Promise<unknown>): Promise<void> {
    setRefusal(null);
    await send().catch((error: unknown) => setRefusal(errorText(error)));
  }

  return { attempt, refusal };
}
