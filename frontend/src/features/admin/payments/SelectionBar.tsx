import { BadgeCheck } from 'lucide-react';
import type { Payment } from '#contracts/views/payment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ChosenBar } from '../list/ChosenBar.tsx';
import type { Selection } from '../list/use-selection.ts';
import { managePaymentsEn } from './manage-payments.en.ts';
import { unseenIn } from './payment-figures.ts';

/** Count and sum of the selected payments, and verifying them. */
export function SelectionBar({
  selection: { chosen, clear },
  onVerify,
}: {
  selection: Selection<Payment>;
  onVerify: () => void;
}) {
  const t = useText(managePaymentsEn);
  const count = chosen.length;
  if (count === 0) return null;
  return (
    <ChosenBar said={t('selected', { count })} amount={unseenIn(chosen)}>
      <Button variant="outline" size={36} onClick={clear}>
        {t('clear')}
      </Button>
      <Button size={36} icon={<BadgeCheck aria-hidden="true" className="size-4.5" />} onClick={onVerify}>
        {t('verifyMany', { count })}
      </Button>
    </ChosenBar>
  );
}
