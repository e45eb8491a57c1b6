import { Fingerprint } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { passkeyCalls } from '#contracts/calls/account-passkeys.ts';
import { formatDayWithYear } from '#contracts/manila-format.ts';
import type { Passkeys } from '#contracts/views/account-passkeys.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { lastUsedText } from '../last-used.ts';
import { useRenamePasskeyMutation } from './api.ts';
import { passkeysEn } from './passkeys.en.ts';

export type ShownPasskey = Passkeys['items'][number];

interface Props {
  passkey: ShownPasskey;
  /** null for the last remaining sign-in method. */
  onRemove: ((passkey: ShownPasskey) => Promise<void>) | null;
}

/** One passkey with its name, creation day and last use. */
export function PasskeyRow({ passkey, onRemove }: Props) {
  const t = useText(passkeysEn);
  const locale = useLocale();
  const now = useNow();
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) renameButton.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  const { name, addedAt, lastUsedAt, isSynced } = passkey;
  if (isRenaming) return <Renaming passkey={passkey} onDone={() => setRenaming(false)} />;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <Fingerprint aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-40 flex-1">
        <p className="font-strong wrap-anywhere">{name}</p>
        <p className="text-14 text-muted">
          {t('added', { when: formatDayWithYear(addedAt, locale) })}
          <span className="block">{lastUsedAt ? lastUsedText(lastUsedAt, now, t, locale) : t('unused')}</span>
          {isSynced && <span className="block">{t('synced')}</span>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={renameButton}
          variant="quiet"
          size={44}
          aria-label={t('renameNamed', { name })}
          onClick={() => setRenaming(true)}
        >
          {t('rename')}
        </Button>
        {onRemove && (
          <Button variant="outline" size={44} aria-label={t('removeNamed', { name })} onClick={() => onRemove(passkey)}>
            {t('remove')}
          </Button>
        )}
      </div>
    </li>
  );
}

function Renaming({ passkey: { id, name }, onDone }: { passkey: ShownPasskey; onDone: () => void }) {
  const t = useText(passkeysEn);
  const [rename] = useRenamePasskeyMutation();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => row.current?.querySelector('input')?.focus(), []);
  const form = useSchemaForm(passkeyCalls.renamePasskey.body, { name });

  async function send(body: { name: string }) {
    await rename({ id, body }).unwrap();
    showToast(t('nowRenamed'), { variant: 'success' });
    onDone();
  }

  return (
    <li ref={row} className="py-3 first:pt-0">
      <form {...form.props(send)} className="grid gap-3">
        {form.refusal && <Note tone="error">{form.refusal}</Note>}
        <TextField {...form.register('name')} label={t('name')} maxLength={60} error={form.errorOf('name')} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size={44} busy={form.isBusy}>
            {t('save')}
          </Button>
          <Button variant="quiet" size={44} onClick={onDone}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </li>
  );
}
