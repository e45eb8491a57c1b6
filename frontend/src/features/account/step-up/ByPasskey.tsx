import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { usePasskeySignInOptionsMutation } from '../passkeys/api.ts';
import { showPasskey } from '../passkeys/device-passkeys.ts';
import { useTroubleText } from '../passkeys/use-trouble-text.ts';
import { stepUpEn } from './step-up.en.ts';
import type { WayProps } from './way-props.ts';

/** Needs a press: browsers show their dialog only after a user gesture. */
export function ByPasskey({ prove }: WayProps) {
  const t = useText(stepUpEn);
  const troubleText = useTroubleText();
  const [askOptions] = usePasskeySignInOptionsMutation();
  const [trouble, setTrouble] = useState<string | null>(null);

  async function show(): Promise<void> {
    setTrouble(null);
    try {
      await prove({ passkey: await showPasskey(await askOptions().unwrap()) });
    } catch (error) {
      setTrouble(troubleText(error));
    }
  }

  return (
    <>
      {trouble && <Note tone="error">{trouble}</Note>}
      <Button wide icon={<Fingerprint aria-hidden="true" className="size-5" />} onClick={show}>
        {t('showPasskey')}
      </Button>
    </>
  );
}
