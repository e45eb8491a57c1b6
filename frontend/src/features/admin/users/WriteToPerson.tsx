import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { AdminUser } from '#contracts/views/account.ts';
import { firstName } from '../../../domain/first-name.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { useText } from '../../../i18n/use-text.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { usersEn } from './users.en.ts';

const WriteFirstDialog = lazyDialog(async () => (await import('../tickets/WriteFirstDialog.tsx')).WriteFirstDialog);

/** Opens a ticket with this person, for staff who may answer tickets. */
export function WriteToPerson({ user: { id, name, userType, status } }: { user: AdminUser }) {
  const t = useText(usersEn);
  const may = useMay();
  const [isWriting, setWriting] = useState(false);
  if (userType === 'admin' || status === 'closed' || !may('tickets.answer')) return null;
  return (
    <>
      <Button
        size={36}
        variant="outline"
        icon={<MessageCircle aria-hidden="true" className="size-4.5" />}
        onClick={() => setWriting(true)}
      >
        {t('writeTo', { name: firstName(name) })}
      </Button>
      {isWriting && <WriteFirstDialog person={{ id, name }} onClose={() => setWriting(false)} />}
    </>
  );
}
