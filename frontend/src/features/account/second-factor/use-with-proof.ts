import { useState } from 'react';
import type { ProofNeeded } from '#contracts/calls/account-proof.ts';
import { errorText } from '../../../api/error-text.ts';
import { askedProof } from '../asked-proof.ts';
import type { GivenProof } from '../settings/WaysInProof.tsx';

/** Sends what was pressed for; what needs a further proof is asked for anew with it. */
export function useWithProof() {
  const [pending, setPending] = useState<{ send: (given: GivenProof) => Promise<unknown>; asked: ProofNeeded } | null>(
    null,
  );
  const [refusal, setRefusal] = useState<string | null>(null);

  async function ask(send: (given: GivenProof) => Promise<unknown>): Promise<void> {
    setRefusal(null);
    try {
      await send({});
    } catch (error) {
      // Nothing failed: what is missing is asked for.
      const asked = askedProof(error);
      if (asked) setPending({ send, asked });
      else setRefusal(errorText(error));
    }
  }

  return {
    ask,
    refusal,
    asked: pending?.asked,
    prove: async (given: GivenProof) => {
      await pending?.send(given);
      setPending(null);
    },
    cancel: () => setPending(null),
  };
}
