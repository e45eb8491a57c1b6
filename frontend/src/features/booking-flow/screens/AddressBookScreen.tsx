import { MapPin, PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedAddress } from '#contracts/views/account-addresses.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ask } from '../../../ui/over-the-page/alert.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { addressLine } from '../address/address-text.ts';
import { addressBookEn } from '../address-book/address-book.en.ts';
import { useListAddressesQuery, useRemoveAddressMutation } from '../address-book/api.ts';
import { NewAddress } from '../address-book/NewAddress.tsx';

const AddressNameDialog = lazyDialog(
  async () => (await import('../address-book/AddressNameDialog.tsx')).AddressNameDialog,
);

/** /client/addresses: add, rename and remove saved addresses. */
export function AddressBookScreen() {
  const t = useText(addressBookEn);
  const list = useListAddressesQuery({});
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<SavedAddress | null>(null);
  const add = (
    <Button size={44} variant="outline" onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <div className="max-w-180">
      <PageHeader title={t('title')} subtitle={t('subtitle')} back={{ to: '/client/profile', label: t('back') }} />
      <Fetched of={list} failed={t('failed')} waiting={<SkeletonList rows={3} />}>
        {({ items }) =>
          items.length === 0 && !isAdding ? (
            <EmptyState title={t('none')} action={add}>
              {t('noneText')}
            </EmptyState>
          ) : (
            <>
              <ul aria-label={t('saved')} className="mb-5 grid gap-3">
                {items.map((saved) => (
                  <li key={saved.id}>
                    <Row saved={saved} onRename={() => setRenamed(saved)} />
                  </li>
                ))}
              </ul>
              {isAdding ? <NewAddress onDone={() => setAdding(false)} /> : add}
            </>
          )
        }
      </Fetched>
      {renamed && <AddressNameDialog address={renamed} onClose={() => setRenamed(null)} />}
    </div>
  );
}

function Row({ saved, onRename }: { saved: SavedAddress; onRename: () => void }) {
  const t = useText(addressBookEn);
  const [remove] = useRemoveAddressMutation();
  const { id, label, address } = saved;

  async function removeAsked() {
    const isSure = await ask({ title: t('removeQuestion', { label }), message: t('removeText'), ok: t('remove') });
    if (!isSure) return;
    const { error } = await remove({ id });
    if (error) showToast(errorText(error), { variant: 'error' });
    else showToast(t('isRemoved', { label }));
  }

  return (
    <div className="flex items-center gap-3 rounded-16 border border-line bg-surface p-4">
      <MapPin aria-hidden="true" className="size-5.5 shrink-0 text-brand" />
      <div className="min-w-0 flex-1">
        <h2 className="text-16 font-strong wrap-anywhere">{label}</h2>
        <p className="text-14 text-muted wrap-anywhere">{addressLine(address)}</p>
      </div>
      <IconButton label={t('renameOne', { label })} onClick={onRename}>
        <PenLine aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label={t('removeOne', { label })} onClick={() => void removeAsked()}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
