import { useEffect, useRef, useState } from 'react';
import type { Assertion } from '#contracts/calls/account-passkeys.ts';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import { errorText } from '../../../api/error-text.ts';
import { warn } from '../../../browser/warn.ts';
import { usePasskeySignInOptionsMutation, useSignInByPasskeyMutation } from './api.ts';
import { offerPasskeys, cancelPasskeyOffer } from './device-passkeys.ts';

/** The server's options are valid for five minutes; a later focus requests new ones. */
const OFFERED_MS = 4 * MINUTE_MS;

/**
 * Passkeys in the browser's autofill (conditional mediation, WebAuthn Level 3, section 5.1.4). `offer` is called on
 * the field's focus, so that viewing the screen fetches nothing. The field has "webauthn" in its autocomplete
 * attribute.
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

  /** A failure of autofill is silent. */
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
