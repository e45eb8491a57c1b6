import { isCallError } from '../../../api/call-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { deviceTrouble } from './device-passkeys.ts';
import { passkeysEn } from './passkeys.en.ts';

/** Text of a failure by the server or the device. */
export function useTroubleText(): (error: unknown) => string {
  const t = useText(passkeysEn);
  return (error) => {
    if (!isCallError(error)) return t(deviceTrouble(error));
    return error.code === 'already_exists' ? t('alreadyThere') : errorText(error);
  };
}
