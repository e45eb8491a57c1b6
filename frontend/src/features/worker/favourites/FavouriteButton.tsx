import { Heart } from 'lucide-react';
import { useState } from 'react';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { firstNameOf } from '../worker-offer.ts';
import { useAddFavouriteMutation, useRemoveFavouriteMutation } from './api.ts';
import { sukiEn } from './suki.en.ts';
import { useFavourites } from './use-favourites.ts';

/** Adds a worker to the client's suki, or removes them. Renders for clients only. Optimistic. */
export function FavouriteButton({ worker }: { worker: Pick<WorkerListing, 'id' | 'name'> }) {
  const t = useText(sukiEn);
  const { isClient, list } = useFavourites();
  const [add] = useAddFavouriteMutation();
  const [remove] = useRemoveFavouriteMutation();
  const [wanted, setWanted] = useState<boolean | null>(null);
  if (!isClient) return null;
  const isKept = wanted ?? list.data?.items.some((one) => one.worker.id === worker.id) ?? false;
  const name = firstNameOf(worker.name);

  async function keep(kept: boolean) {
    if (wanted !== null) return;
    setWanted(kept);
    try {
      await (kept ? add : remove)({ id: worker.id }).unwrap();
      showToast(t(kept ? 'kept' : 'gone', { name }), { variant: 'success' });
      await list.refetch();
    } catch (error) {
      showToast(t('failed', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
    } finally {
      setWanted(null);
    }
  }

  return (
    <IconButton
      label={t(isKept ? 'letGo' : 'keep', { name })}
      aria-pressed={isKept}
      look="outline"
      round
      disabled={list.isLoading}
      onClick={() => void keep(!isKept)}
    >
      <Heart aria-hidden="true" className={isKept ? 'size-5 fill-danger text-danger' : 'size-5'} />
    </IconButton>
  );
}
