import { BriefcaseBusiness, Clock, FileCheck, IdCard, MapPin, UserPen, type LucideIcon } from 'lucide-react';
import { missingFromWorker, type MissingItem } from '#contracts/worker/application.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ActionRow } from '../../../ui/pressing/ActionRow.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { documentsEn } from '../../worker/documents/documents.en.ts';
import { workerDayEn } from '../worker-day.en.ts';

/** Element id of the documents section on the same page. */
export const DOCUMENTS_ID = 'papers';

const steps: Record<Exclude<MissingItem, 'paper_checks'>, { icon: LucideIcon; to: string | null }> = {
  name: { icon: UserPen, to: '/worker/profile/basic' },
  services: { icon: BriefcaseBusiness, to: '/worker/profile/professional' },
  place: { icon: MapPin, to: '/worker/profile/professional' },
  hours: { icon: Clock, to: '/worker/profile/availability' },
  valid_id: { icon: IdCard, to: null },
  clearance: { icon: FileCheck, to: null },
};

/** Missing items of the application with their links. */
export function MissingSteps({ missing }: { missing: readonly MissingItem[] }) {
  const t = useText(workerDayEn);
  const items = missingFromWorker(missing).filter((item) => item !== 'paper_checks');
  if (items.length === 0) return null;
  return (
    <Card title={t('missingTitle')} aria-label={t('missingTitle')}>
      <p className="mb-2 text-14 text-muted">{t('missingText')}</p>
      <ul className="-mx-2">
        {items.map((item) => (
          <li key={item}>
            <Step item={item} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Step({ item }: { item: keyof typeof steps }) {
  const td = useText(documentsEn);
  const { icon: Icon, to } = steps[item];
  const row = {
    icon: <Icon aria-hidden="true" className="size-5" />,
    title: td(item),
    ...(item === 'valid_id' && { hint: td('validIdHint') }),
    ...(item === 'clearance' && { hint: td('clearanceHint') }),
  };
  return to === null ? (
    <ActionRow {...row} onClick={() => document.getElementById(DOCUMENTS_ID)?.scrollIntoView()} />
  ) : (
    <ActionRow {...row} to={to} />
  );
}
