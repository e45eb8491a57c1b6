import { formatPesoLong } from '#contracts/money.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import { useText } from '../../i18n/use-text.ts';
import { Note } from '../../ui/showing/Note.tsx';
import { methodWord } from './method-word.ts';
import { paymentMethodText } from './payment-method.text.ts';
import { useWaysToPay } from './use-ways-to-pay.ts';

interface Props {
  /** Centavos; null while nobody knows. */
  amount: number | null;
  chosen?: PaymentMethod;
  /** It is what would be left of a payment. */
  isRest?: boolean;
}

/** Says which ways take an amount that some don't. */
export function FewWays({ amount, chosen, isRest = false }: Props) {
  const t = useText(paymentMethodText);
  const { ways, areFew } = useWaysToPay()(amount, chosen);
  if (!areFew || amount === null || amount <= 0) return null;
  const methods = ways.map((method) => t(methodWord[method])).join(', ');
  return (
    <Note tone="warning">{t(isRest ? 'fewWaysForRest' : 'fewWays', { amount: formatPesoLong(amount), methods })}</Note>
  );
}
