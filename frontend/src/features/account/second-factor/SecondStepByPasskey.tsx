import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { isCallError } from '../../../api/call-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { usePasskeySignInOptionsMutation } from '../passkeys/api.ts';
import { showPasskey } from '../passkeys/device-passkeys.ts';
import { useTroubleText } from '../passkeys/use-trouble-text.ts';
import { useTakeSecondStepMutation } from './api.ts';
import { secondFactorEn } from './second-factor.en.ts';
import { secondStepLeft } from './slice.ts';

/** "Use your passkey", for a sign-in that started with another method. */
export function SecondStepByPasskey({ ticket }: { ticket: string }) {
  const t = useText(secondFactorEn);
  const dispatch = useAppDispatch();
  const troubleText = useTroubleText();
  const [askOptions] = usePasskeySignInOptionsMutation();
  const [take] = useTakeSecondStepMutation();
  const [trouble, setTrouble] = useState<string | null>(null);

  async function send(): Promise<void> {
    setTrouble(null);
    try {
      const credential = await showPasskey(await askOptions().unwrap());
      await take({ body: { ticket, credential } }).unwrap();
    } catch (error) {
      if (!isCallError(error) || error.code !== 'sign_in_expired') return setTrouble(troubleText(error));
      showToast(errorText(error), { variant: 'error' });
      dispatch(secondStepLeft());
    }
  }

  return (
    <div className="grid gap-4">
      {trouble && <Note tone="error">{trouble}</Note>}
      <Button wide icon={<Fingerprint aria-hidden="true" className="size-5" />} onClick={send}>
        {t('usePasskey')}
      </Button>
    </div>
  );
}
