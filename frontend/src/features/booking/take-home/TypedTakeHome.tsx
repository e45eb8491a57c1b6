import { takeHomeOf } from '#contracts/payout/commission.ts';
import type { TakeHome } from '#contracts/views/payout-take-home.ts';
import { TakeHomeLine } from './TakeHomeLine.tsx';

/** Follows an amount in centavos while it is typed: what it would leave at the percent of `earning`. Nothing while there is no amount. */
export function TypedTakeHome({ amount = 0, earning }: { amount: number | undefined; earning: TakeHome | null }) {
  return (
    <div role="status">
      <TakeHomeLine
        of={amount > 0 && earning ? takeHomeOf(amount, earning.percent) : null}
        className="-mt-2 text-14 font-strong"
      />
    </div>
  );
}
