import { useState } from 'react';
import type { ProofNeeded } from '#contracts/calls/account-proof.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { askedProof } from '../asked-proof.ts';
import type { GivenProof } from '../settings/WaysInProof.tsx';
import { useAddPasskeyMutation, useNewPasskeyOptionsMutation, useRemovePasskeyMutation } from './api.ts';
import { createPasskey } from './device-passkeys.ts';
import { passkeysText } from './passkeys.text.ts';
import { useTroubleText } from './use-trouble-text.ts';

type Send = (given: GivenProof) => Promise<void>;

/** Adds and removes passkeys. What needs a further proof is asked for anew with it. */
export function useChangePasskeys() {
  const t = useText(passkeysText);
  const troubleText = useTroubleText();
  const [askOptions] = useNewPasskeyOptionsMutation();
  const [addPasskey] = useAddPasskeyMutation();
  const [removePasskey] = useRemovePasskeyMutation();
  const [pending, setPending] = useState<{ send: Send; asked: ProofNeeded } | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  /** What the device or the server says to a passkey that is made is no matter of the proof, which was right. */
  const add: Send = async (given) => {
    const options = await askOptions({ body: given }).unwrap();
    setPending(null);
    try {
      await addPasskey({ body: { credential: await createPasskey(options) } }).unwrap();
      showToast(t('nowAdded'), { variant: 'success' });
    } catch (error) {
      setTrouble(troubleText(error));
    }
  };

  const remove =
    (id: string): Send =>
    async (given) => {
      await removePasskey({ id, body: given }).unwrap();
      setPending(null);
      showToast(t('nowRemoved'), { variant: 'success' });
    };

  async function start(send: Send): Promise<void> {
    setTrouble(null);
    setPending(null);
    try {
      await send({});
    } catch (error) {
      // Nothing failed: what is missing is asked for.
      const asked = askedProof(error);
      if (asked) setPending({ send, asked });
      else setTrouble(troubleText(error));
    }
  }

  return {
    add: () => start(add),
    remove: (id: string) => start(remove(id)),
    trouble,
    asked: pending?.asked,
    prove: async (given: GivenProof) => pending?.send(given),
    cancel: () => setPending(null),
  };
}
