import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/toast.ts';
import { bookingText } from './booking.text.ts';

const ERROR_MS = 4000;

/** Runs a command and says whether it went well. A toast tells what went wrong, and `done` where nothing else shows it. */
export function useAttempt() {
  const t = useText(bookingText);
  return async (run: () => Promise<unknown>, done?: string): Promise<boolean> => {
    try {
      await run();
      if (done !== undefined) showToast(done, { variant: 'success' });
      return true;
    } catch (failure) {
      showToast(t('couldNot', { reason: errorText(failure) }), { variant: 'error', durationMs: ERROR_MS });
      return false;
    }
  };
}
