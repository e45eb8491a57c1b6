import { BadgeCheck } from 'lucide-react';
import { formatPesoLong } from '#contracts/money.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { managePaymentsText } from './manage-payments.text.ts';
import { amountOf } from './payment-figures.ts';
import type { Selection } from './use-selection.ts';
import type { Verifying } from './use-verifying.ts';

interface Props {
  selection: Selection;
  progress: Verifying | null;
  onVerify: () => Promise<unknown>;
}

/** How many are chosen, what they come to, and verifying them one after the other. */
export function SelectionBar({ selection: { chosen, clear }, progress, onVerify }: Props) {
  const t = useText(managePaymentsText);
  const count = chosen.length;
  if (count === 0) return null;
  const amount = chosen.reduce((sum, payment) => sum + amountOf(payment), 0);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-12 bg-brand-tint px-4 py-2">
      <p role="status" className="flex flex-1 flex-wrap items-baseline gap-x-3 text-14">
        <span className="font-strong text-brand-ink">{progress ? t('verifyingMany', { done: progress.done + 1, total: progress.total }) : t('selected', { count })}</span>
        <span className="amount text-brand-ink">{formatPesoLong(amount)}</span>
      </p>
      {progress === null && <Button variant="outline" size={36} onClick={clear}>{t('clear')}</Button>}
      <Button size={36} icon={<BadgeCheck aria-hidden="true" className="size-4.5" />} onClick={onVerify}>{t('verifyMany', { count })}</Button>
    </div>
  );
}
