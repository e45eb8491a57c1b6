import { BadgeCheck } from 'lucide-react';
import type { Payment } from '#contracts/views/payment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChosenBar } from '../ChosenBar.tsx';
import type { Selection } from '../use-selection.ts';
import { managePaymentsText } from './manage-payments.text.ts';
import { amountOf } from './payment-figures.ts';
import type { Verifying } from './use-verifying.ts';

interface Props {
  selection: Selection<Payment>;
  progress: Verifying | null;
  onVerify: () => Promise<unknown>;
}

/** How many are chosen, what they come to, and verifying them one after the other. */
export function SelectionBar({ selection: { chosen, clear }, progress, onVerify }: Props) {
  const t = useText(managePaymentsText);
  const count = chosen.length;
  if (count === 0) return null;
  return (
    <ChosenBar said={progress ? t('verifyingMany', { done: progress.done + 1, total: progress.total }) : t('selected', { count })} amount={chosen.reduce((sum, payment) => sum + amountOf(payment), 0)}>
      {progress === null && <Button variant="outline" size={36} onClick={clear}>{t('clear')}</Button>}
      <Button size={36} icon={<BadgeCheck aria-hidden="true" className="size-4.5" />} onClick={onVerify}>{t('verifyMany', { count })}</Button>
    </ChosenBar>
  );
}
