import type { ComponentProps } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Composer } from '../../conversation/parts/Composer.tsx';
import { helpEn } from './help.en.ts';

export function TicketComposer(writing: Omit<ComponentProps<typeof Composer>, 'sendLabel'>) {
  const t = useText(helpEn);
  return <Composer {...writing} sendLabel={t('sendReply')} />;
}
