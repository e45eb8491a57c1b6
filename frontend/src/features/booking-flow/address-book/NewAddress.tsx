import { useState } from 'react';
import { Address } from '#contracts/fields.ts';
import { useText } from '../../../i18n/use-text.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { AddressFields } from '../address/AddressFields.tsx';
import { addressProblems, type AddressProblems } from '../address/address-problems.ts';
import { nearCity } from '../address/near-city.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { addressBookEn } from './address-book.en.ts';

const AddressNameDialog = lazyDialog(async () => (await import('./AddressNameDialog.tsx')).AddressNameDialog);

/** The fields of an address outside a booking, then its name. */
export function NewAddress({ onDone }: { onDone: () => void }) {
  const t = useText(addressBookEn);
  const [address, setAddress] = useState<NonNullable<BookingDraft['address']>>({});
  const [problems, setProblems] = useState<AddressProblems>({});
  const [complete, setComplete] = useState<Address | null>(null);

  function goOn() {
    const found = addressProblems(address);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`address-${first}`)?.focus();
    else setComplete(Address.parse(address));
  }

  return (
    <section aria-label={t('add')}>
      <AddressFields
        address={address}
        problems={problems}
        near={nearCity(address, null, null)}
        onChange={(part) => {
          setProblems({});
          setAddress({ ...address, ...part });
        }}
      />
      <div className="mt-5 flex gap-2">
        <Button size={44} onClick={goOn}>
          {t('saveThis')}
        </Button>
        <Button size={44} variant="quiet" onClick={onDone}>
          {t('goBack')}
        </Button>
      </div>
      {complete && <AddressNameDialog address={complete} onSaved={onDone} onClose={() => setComplete(null)} />}
    </section>
  );
}
