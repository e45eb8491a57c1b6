import { formatPesoLong } from '#contracts/money.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import { useText } from '../../i18n/use-text.ts';
import { Note } from '../../ui/showing/Note.tsx';
import { methodWord } from './method-word.ts';
import { paymentMethodEn } from './payment-method.en.ts';
import { useWaysToPay } from './use-ways-to-pay.ts';

interface Props {
  /** Centavos; null while unknown. */
  amount: number | null;
  chosen?: PaymentMethod;
  /** The amount is the rest of a payment. */
  isRest?: boolean;
}

/** Names the methods that accept the amount, if some do not. */
export function FewWays({ amount, chosen, isRest = false }: Props) {
  const t = useText(paymentMethodEn);
  const { ways, areFew } = useWaysToPay()(amount, chosen);
  if (!areFew || amount === null || amount <= 0) return null;
  const methods = ways.map((method) => t(methodWord[method])).join(', ');
  return (
    <Note tone="warning">{t(isRest ? 'fewWaysForRest' : 'fewWays', { amount: formatPesoLong(amount), methods })}</Note>
  );
}
