import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { ask } from '../../../ui/over-the-page/alert.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { useListPasskeysQuery } from '../passkeys/api.ts';
import { hasPasskeys } from '../passkeys/device-passkeys.ts';
import { PasskeyRow, type ShownPasskey } from '../passkeys/PasskeyRow.tsx';
import { passkeysEn } from '../passkeys/passkeys.en.ts';
import { useChangePasskeys } from '../passkeys/use-change-passkeys.ts';

/** The user's passkeys: add, rename, remove. */
export function PasskeysSection() {
  const t = useText(passkeysEn);
  // Refetched on mount, since the times of last use change.
  const passkeys = useListPasskeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const change = useChangePasskeys();

  async function remove({ id, name }: ShownPasskey) {
    const isSure = await ask({ title: t('removeQuestion', { name }), message: t('removeText'), ok: t('remove') });
    if (isSure) await change.remove(id);
  }

  return (
    <Card title={t('title')}>
      <p className="-mt-2 mb-4 text-14 text-muted">{t('text')}</p>
      <Fetched of={passkeys} failed={t('failed')} waiting={<Skeleton className="h-12" />}>
        {({ items, removable }) => (
          <div className="grid gap-4">
            {items.length === 0 && <p className="text-14 text-muted">{t('none')}</p>}
            <ul className="divide-y divide-line empty:hidden">
              {items.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} onRemove={removable ? remove : null} />
              ))}
            </ul>
            {items.length > 0 && !removable && <p className="text-14 text-muted">{t('onlyWay')}</p>}
            {change.trouble && <Note tone="error">{change.trouble}</Note>}
            <Adding onAdd={change.add} />
          </div>
        )}
      </Fetched>
    </Card>
  );
}

function Adding({ onAdd }: { onAdd: () => Promise<void> }) {
  const t = useText(passkeysEn);
  if (!hasPasskeys()) return <p className="text-14 text-muted">{t('cantHere')}</p>;
  return (
    <Button variant="outline" size={44} className="justify-self-start" onClick={onAdd}>
      {t('add')}
    </Button>
  );
}
