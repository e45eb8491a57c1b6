import { BadgeCheck, Radio, Repeat } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/showing/Card.tsx';
import { DetailRow } from '../../ui/showing/DetailRow.tsx';
import { guestText } from './guest.text.ts';

export function GuestBenefits() {
  const t = useText(guestText);
  return (
    <Card title={t('benefits')}>
      <div className="grid gap-3">
        <DetailRow icon={<BadgeCheck />} title={t('benefitBook')} />
        <DetailRow icon={<Radio />} title={t('benefitFollow')} />
        <DetailRow icon={<Repeat />} title={t('benefitSuki')} />
      </div>
    </Card>
  );
}
