import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/over-the-page/toast.ts';
import { bookingText } from '../../features/booking/booking.text.ts';
import { whyNot } from './command-error-text.ts';

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
      showToast(t('couldNot', { reason: whyNot(failure) }), { variant: 'error', durationMs: ERROR_MS });
      return false;
    }
  };
}
