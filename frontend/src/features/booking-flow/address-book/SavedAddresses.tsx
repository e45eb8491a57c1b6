import { Bookmark, MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import { Address } from '#contracts/fields.ts';
import { useText } from '../../../i18n/use-text.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/pressing/Chip.tsx';
import { addressProblems } from '../address/address-problems.ts';
import { reusedAddress } from '../address/chosen-place.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { addressBookEn } from './address-book.en.ts';
import { useAddressBook, useSavedAs } from './use-address-book.ts';

type PartOfAddress = NonNullable<BookingDraft['address']>;

const AddressNameDialog = lazyDialog(async () => (await import('./AddressNameDialog.tsx')).AddressNameDialog);

interface Props {
  address: PartOfAddress;
  onUse: (address: PartOfAddress) => void;
}

/** One press fills in a saved address. Renders nothing for a client without any: the fields work without the list. */
export function SavedAddresses({ address, onUse }: Props) {
  const t = useText(addressBookEn);
  const saved = useAddressBook().data?.items ?? [];
  const chosen = useSavedAs(address);
  if (saved.length === 0) return null;
  return (
    <section aria-label={t('saved')} className="mb-5 max-w-140">
      <ul className="flex flex-wrap gap-2">
        {saved.map((one) => (
          <li key={one.id} className="min-w-0">
            <Chip
              selected={one.id === chosen?.id}
              icon={<MapPin aria-hidden="true" className="size-4.5" />}
              onClick={() => onUse(reusedAddress(one.address))}
            >
              {one.label}
            </Chip>
          </li>
        ))}
        <li>
          <Chip
            selected={!chosen}
            icon={<Plus aria-hidden="true" className="size-4.5" />}
            // An address that is being entered stays.
            onClick={() => chosen && onUse({})}
          >
            {t('another')}
          </Chip>
        </li>
      </ul>
    </section>
  );
}

/** Offers to save a complete address that is not saved yet. */
export function SaveThisAddress({ address }: Pick<Props, 'address'>) {
  const t = useText(addressBookEn);
  const isListKnown = useAddressBook().data !== undefined;
  const isSaved = useSavedAs(address) !== undefined;
  const [asked, setAsked] = useState<Address | null>(null);
  const isComplete = Object.keys(addressProblems(address)).length === 0;
  if (!isListKnown || !isComplete || (isSaved && !asked)) return null;
  return (
    <div className="mt-4">
      <Button
        size={44}
        variant="quiet"
        icon={<Bookmark aria-hidden="true" className="size-5" />}
        onClick={() => setAsked(Address.parse(address))}
      >
        {t('saveThis')}
      </Button>
      {asked && <AddressNameDialog address={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
