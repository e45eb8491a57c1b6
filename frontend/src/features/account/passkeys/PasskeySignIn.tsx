import { Fingerprint } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { usePasskeySignInOptionsMutation, useSignInByPasskeyMutation } from './api.ts';
import { hasPasskeys, showPasskey } from './device-passkeys.ts';
import { passkeysEn } from './passkeys.en.ts';
import { useTroubleText } from './use-trouble-text.ts';

const neverChanges = () => () => undefined;

/** "Sign in with a passkey" if the browser supports it. The device knows its passkeys, so no name is needed. */
export function PasskeySignIn() {
  const t = useText(passkeysEn);
  const troubleText = useTroubleText();
  const [askOptions] = usePasskeySignInOptionsMutation();
  const [signIn] = useSignInByPasskeyMutation();
  // Most browsers support passkeys, so the pre-rendered page shows the button and nothing moves.
  const hasThem = useSyncExternalStore(neverChanges, hasPasskeys, () => true);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (!hasThem) return null;

  async function enter(): Promise<void> {
    setTrouble(null);
    try {
      const credential = await showPasskey(await askOptions().unwrap());
      await signIn({ body: { credential } }).unwrap();
    } catch (error) {
      setTrouble(troubleText(error));
    }
  }

  return (
    <div className="mt-3 grid gap-3">
      {trouble && <Note tone="error">{trouble}</Note>}
      <Button variant="outline" wide icon={<Fingerprint aria-hidden="true" className="size-5" />} onClick={enter}>
        {t('signIn')}
      </Button>
    </div>
  );
}
