import { LifeBuoy } from 'lucide-react';
import type { TicketAbout, TicketTopic } from '#contracts/events/support-tickets.ts';
import { useText } from '../i18n/use-text.ts';
import { TextLink } from '../ui/pressing/TextLink.tsx';
import type { Side } from './booking/side.ts';
import { askPath } from './help-path.ts';
import { appEn } from './navigation.en.ts';

interface Props {
  side: Side;
  about?: TicketAbout;
  topic: TicketTopic;
  className?: string;
}

/** "Get help" link with the subject filled in. */
export function GetHelp({ side, about, topic, className }: Props) {
  const t = useText(appEn);
  return (
    <TextLink
      to={askPath(side, about, topic)}
      icon={<LifeBuoy aria-hidden="true" className="size-4.5" />}
      {...(className && { className })}
    >
      {t('getHelp')}
    </TextLink>
  );
}
