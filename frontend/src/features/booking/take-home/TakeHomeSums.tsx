import { formatPesoLong } from '#contracts/money.ts';
import type { TakeHome } from '#contracts/views/payout-take-home.ts';
import { useText } from '../../../i18n/use-text.ts';
import { takeHomeEn } from './take-home.en.ts';

/** Below a receipt's total for its worker: commission and take-home. */
export function TakeHomeSums({ of }: { of: TakeHome | null }) {
  const t = useText(takeHomeEn);
  if (!of) return null;
  return (
    <dl className="grid gap-2 text-14">
      <div className="flex items-baseline justify-between gap-4">
        <dt className="text-muted">{t('commission', { percent: of.percent })}</dt>
        <dd className="tabular font-strong">{formatPesoLong(0 - of.commission)}</dd>
      </div>
      <div className="flex items-baseline justify-between gap-4">
        <dt className="text-muted">{t('takeHome')}</dt>
        <dd className="amount text-18">{formatPesoLong(of.takeHome)}</dd>
      </div>
    </dl>
  );
}
