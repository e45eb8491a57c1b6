import { useEffect, useRef, useState } from 'react';
import type { Assertion } from '#contracts/calls/account-passkeys.ts';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import { errorText } from '../../../api/error-text.ts';
import { warn } from '../../../browser/warn.ts';
import { usePasskeySignInOptionsMutation, useSignInByPasskeyMutation } from './api.ts';
import { offerPasskeys, cancelPasskeyOffer } from './device-passkeys.ts';

/** What the server gave to ask with is good for five minutes; a field that is touched later is offered anew. */
const OFFERED_MS = 4 * MINUTE_MS;

/**
 * Passkeys among what the browser offers to fill a field with (conditional mediation, WebAuthn Level 3, section 5.1.4). `offer` is
 * for the field's focus: nothing is fetched for who only looks at the screen. The field says "webauthn" in its autocomplete.
 */
export function usePasskeyAutofill(): { offer: () => void; refusal: string | null } {
  const [askOptions] = usePasskeySignInOptionsMutation();
  const [signIn] = useSignInByPasskeyMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const offeredAt = useRef(-Infinity);
  useEffect(
    () => () => {
      if (offeredAt.current > 0) void cancelPasskeyOffer();
    },
    [],
  );

  /** Where none can be offered, all is as if nobody had tried. */
  async function chosen(): Promise<Assertion | null> {
    return offerPasskeys(async () => askOptions().unwrap()).catch((error: unknown) => {
      warn('No passkeys are offered with the field', error);
      return null;
    });
  }

  async function run(): Promise<void> {
    const credential = await chosen();
    offeredAt.current = -Infinity;
    if (!credential) return;
    const { error } = await signIn({ body: { credential } });
    if (error) setRefusal(errorText(error));
  }

  return {
    refusal,
    offer() {
      if (Date.now() - offeredAt.current < OFFERED_MS) return;
      offeredAt.current = Date.now();
      setRefusal(null);
      void run();
    },
  };
}
