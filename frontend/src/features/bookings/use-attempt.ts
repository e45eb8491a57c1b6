import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/toast.ts';
import { bookingText } from './booking.text.ts';

const ERROR_MS = 4000;

/** Runs a command, tells how it went in a toast, and says whether it went well. */
export function useAttempt() {
  const t = useText(bookingText);
  return async (run: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await run();
      showToast(done, { variant: 'success' });
      return true;
    } catch (failure) {
      showToast(t('couldNot', { reason: errorText(failure) }), { variant: 'error', durationMs: ERROR_MS });
      return false;
    }
  };
}
