import { useText } from '../i18n/use-text.ts';
import { ask } from '../ui/over-the-page/alert.ts';
import { amountDoubt, doubtWords } from './amount-doubt.ts';
import { formsEn } from './forms.en.ts';

/**
 * Asks for confirmation if an amount (centavos) differs by a factor of three or more from the one it replaces; false
 * to correct it.
 */
export function useAmountQuestion(): (
  amount: number | null | undefined,
  replaces: number | null | undefined,
) => Promise<boolean> {
  const t = useText(formsEn);
  return async (amount, replaces) => {
    const doubt = amount && replaces ? amountDoubt(amount, replaces) : null;
    if (!doubt || !amount || !replaces) return true;
    const words = doubtWords(amount, replaces);
    return ask({
      title: t('amountRight', words),
      message: t(doubt, words),
      ok: t('amountYes', words),
      cancel: t('amountNo'),
    });
  };
}
