import { formatPesoShort } from '#contracts/money.ts';
import { isRefusal, type Refusal, refuse } from '#contracts/refusal.ts';
import type { Settings } from '#contracts/platform/settings.ts';

/**
 * The decision, unless an event of it says an amount (centavos) above what the platform allows: ₱600 that became
 * ₱750,600 by a slip of the finger. What is stored already gives no event, and so passes after the limit was lowered.
 */
export function withinAmountLimit<Event>(
  decision: readonly Event[] | Refusal,
  { maximumAmount }: Pick<Settings, 'maximumAmount'>,
  amountsOf: (event: Event) => readonly number[],
): readonly Event[] | Refusal {
  if (isRefusal(decision) || decision.flatMap(amountsOf).every((amount) => amount <= maximumAmount)) return decision;
  return refuse('amount_too_high', `The highest amount is ${formatPesoShort(maximumAmount)}.`, { maximumAmount });
}
