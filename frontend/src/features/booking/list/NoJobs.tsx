import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import type { WorkerTab } from '../../../domain/booking/paths.ts';
import { bookingsEn } from './bookings.en.ts';

const words = {
  requests: { title: 'noRequests', text: 'noRequestsText', next: 'open', action: 'seeOpen' },
  open: { title: 'noOpen', text: 'noOpenText', next: null, action: 'editReach' },
  upcoming: { title: 'noUpcoming', text: 'noUpcomingText', next: 'requests', action: 'seeRequests' },
  over: { title: 'noOver', text: 'noOverText', next: 'requests', action: 'seeRequests' },
} as const;

/** An empty tab, with links to where new jobs appear. */
export function NoJobs({
  tab,
  query,
  capped,
  onTab,
}: {
  tab: WorkerTab;
  query: string;
  /** More bookings exist than were searched. */ capped: boolean | undefined;
  onTab: (tab: WorkerTab) => void;
}) {
  const t = useText(bookingsEn);
  if (query !== '')
    return (
      <EmptyState title={t('nothingFound')}>{t(capped ? 'notAmongNewest' : 'nothingFoundText', { query })}</EmptyState>
    );
  const { title, text, next, action } = words[tab];
  const button = next ? (
    <Button size={44} variant="outline" onClick={() => onTab(next)}>
      {t(action)}
    </Button>
  ) : (
    <ButtonLink size={44} variant="outline" to="/worker/profile/professional">
      {t(action)}
    </ButtonLink>
  );
  return (
    <EmptyState title={t(title)} action={button}>
      {t(text)}
    </EmptyState>
  );
}
