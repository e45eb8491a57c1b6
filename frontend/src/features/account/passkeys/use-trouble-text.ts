import { isCallError } from '../../../api/call-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { deviceTrouble } from './device-passkeys.ts';
import { passkeysText } from './passkeys.text.ts';

/** Why it did not come to anything, in words: the server refused, or the device did. */
export function useTroubleText(): (error: unknown) => string {
  const t = useText(passkeysText);
  return (error) => {
    if (!isCallError(error)) return t(deviceTrouble(error));
    return error.code === 'already_exists' ? t('alreadyThere') : errorText(error);
  };
}
