import type { ReactNode } from 'react';
import type { Service } from '#contracts/views/catalogue.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { bookingFlowEn } from '../booking-flow.en.ts';
import type { BookingDraft } from '../draft/draft.ts';

interface Props {
  draft: BookingDraft;
  service: Service | undefined;
  /** Shown below the service's name. */
  children: ReactNode;
  changeTo: string;
}

/** The chosen service, at the head of a step. On wide screens the summary shows it instead. */
export function ServiceLine({ draft, service, children, changeTo }: Props) {
  const t = useText(bookingFlowEn);
  return (
    <div className="mb-4 flex items-center gap-3">
      <ServiceIcon icon={service?.icon} category={draft.category} size={48} />
      <div className="min-w-0 flex-1">
        <p className="text-16 font-strong">
          {draft.serviceName ? inCatalogue(draft.serviceName) : <Skeleton className="h-5 w-32" />}
        </p>
        <p className="text-14 text-muted">{children}</p>
      </div>
      <TextLink to={changeTo} className="text-14">
        {t('change')}
      </TextLink>
    </div>
  );
}
