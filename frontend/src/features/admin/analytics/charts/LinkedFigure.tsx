import { ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { IfPermitted } from '../../../../domain/session/IfPermitted.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { TextLink } from '../../../../ui/pressing/TextLink.tsx';
import { analyticsEn } from '../analytics.en.ts';
import type { FigureLinks, PeopleLink } from '../figure-links.ts';

interface Props {
  links: FigureLinks | PeopleLink;
  /** The row has its own link to the events. */
  hasRow?: boolean;
  what: string;
  children: string;
}

/** A figure linked to the bookings and events that it counts. */
export function LinkedFigure({ links, hasRow = false, what, children }: Props) {
  const t = useText(analyticsEn);
  return (
    // The gap exceeds the touch target's area, which would cover a one-digit figure.
    <span className="inline-flex items-center gap-4">
      <FigureLink to={'people' in links ? links.people : links.bookings} label={`${children}, ${what}`}>
        {children}
      </FigureLink>
      {!hasRow && 'events' in links && (
        <IfPermitted do="audit.read">
          <FigureLink to={links.events} label={t('eventsOf', { what })}>
            <ScrollText aria-hidden="true" className="size-4" />
          </FigureLink>
        </IfPermitted>
      )}
    </span>
  );
}

export function FigureLink({ to, label, children }: { to: string; label?: string; children: ReactNode }) {
  return (
    <TextLink to={to} className="text-13" {...(label && { 'aria-label': label })}>
      {children}
    </TextLink>
  );
}
