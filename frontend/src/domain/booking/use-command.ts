import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/over-the-page/toast.ts';
import { noticesEn } from '../../api/notices.en.ts';
import { commandErrorText } from './command-error.ts';

const ERROR_MS = 4000;

/**
 * Runs a command and returns whether it succeeded. Failures show a toast; `done` shows one after success where
 * nothing else does.
 */
export function useCommand() {
  const t = useText(noticesEn);
  return async (run: () => Promise<unknown>, done?: string): Promise<boolean> => {
    try {
      await run();
      if (done !== undefined) showToast(done, { variant: 'success' });
      return true;
    } catch (failure) {
      showToast(t('couldNot', { reason: commandErrorText(failure) }), { variant: 'error', durationMs: ERROR_MS });
      return false;
    }
  };
}
