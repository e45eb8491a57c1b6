import { useState } from 'react';
import { useSelector } from 'react-redux';
import { refreshSession } from '../../../api/refresh-session.ts';
import { readAccessToken } from '../../../browser/access-token.ts';
import { selectUser } from '../../../domain/session/selectors.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useAddPasskeyMutation, useNewPasskeyOptionsMutation, useRemovePasskeyMutation } from './api.ts';
import { createPasskey } from './device-passkeys.ts';
import { passkeysEn } from './passkeys.en.ts';
import { useTroubleText } from './use-trouble-text.ts';

export function useChangePasskeys() {
  const t = useText(passkeysEn);
  const troubleText = useTroubleText();
  const isMissing = useSelector(selectUser)?.secondFactorMissing === true;
  const [askOptions] = useNewPasskeyOptionsMutation();
  const [addPasskey] = useAddPasskeyMutation();
  const [removePasskey] = useRemovePasskeyMutation();
  const [trouble, setTrouble] = useState<string | null>(null);

  async function tried(change: () => Promise<void>): Promise<void> {
    setTrouble(null);
    try {
      await change();
    } catch (error) {
      setTrouble(troubleText(error));
    }
  }

  const add = () =>
    tried(async () => {
      const options = await askOptions().unwrap();
      await addPasskey({ body: { credential: await createPasskey(options) } }).unwrap();
      showToast(t('nowAdded'), { variant: 'success' });
      // The second factor was missing: the session has it from its next token on.
      if (isMissing) await refreshSession(readAccessToken());
    });

  const remove = (id: string) =>
    tried(async () => {
      await removePasskey({ id }).unwrap();
      showToast(t('nowRemoved'), { variant: 'success' });
    });

  return { add, remove, trouble };
}
