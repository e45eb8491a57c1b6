import { formatPesoLong } from '#contracts/money.ts';
import type { TakeHome } from '#contracts/views/payout-take-home.ts';
import { useText } from '../../../i18n/use-text.ts';
import { takeHomeEn } from './take-home.en.ts';

/** The worker's take-home amount as a sentence, before they agree. */
export function TakeHomeLine({ of, className = 'text-13 text-muted' }: { of: TakeHome | null; className?: string }) {
  const t = useText(takeHomeEn);
  if (!of) return null;
  return (
    <p className={className}>
      {t(of.percent === 0 ? 'youKeepAll' : 'youTakeHome', { amount: formatPesoLong(of.takeHome), percent: of.percent })}
    </p>
  );
}
