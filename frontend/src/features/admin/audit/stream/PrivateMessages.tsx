import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { formatTimeWithSeconds } from '#contracts/manila-format.ts';
import { IfPermitted } from '../../../../domain/session/IfPermitted.tsx';
import { useLocale, useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { ReasonDialog } from '../../ReasonDialog.tsx';
import { auditEn } from '../audit.en.ts';
import type { ShownMessages } from './use-shown-messages.ts';

/** Notice above a conversation's events: messages are hidden, with a button to show them, or shown until a time. */
export function PrivateMessages({ state, expiresAt, show }: ShownMessages) {
  const t = useText(auditEn);
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  if (state === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 px-5 pb-3 text-13" role="status">
      {state === 'shown' ? (
        <p className="flex items-center gap-1.5 font-strong text-mango-ink">
          <Eye aria-hidden="true" className="size-4" />
          {t('messagesShown', { time: formatTimeWithSeconds(expiresAt ?? '', locale) })}
        </p>
      ) : (
        <>
          <p className="flex items-center gap-1.5 text-muted">
            <EyeOff aria-hidden="true" className="size-4" />
            {t('messagesHidden')}
          </p>
          <IfPermitted do="chats.open">
            <Button variant="outline" size={36} onClick={() => setAsking(true)}>
              {t('showMessages')}
            </Button>
          </IfPermitted>
        </>
      )}
      {asking && (
        <ReasonDialog
          title={t('showMessagesTitle')}
          description={t('showMessagesHint')}
          confirm={t('showMessages')}
          onConfirm={show}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
