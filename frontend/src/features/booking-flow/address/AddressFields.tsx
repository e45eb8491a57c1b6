import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Combobox } from '../../../ui/forms/Combobox.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { placesApi, useCheckPinQuery } from '../../place/api.ts';
import type { AddressProblems } from './address-problems.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { chosenPlace, isPinMoved, writtenLine, writtenPlace } from './chosen-place.ts';
import type { NearCity } from './near-city.ts';
import { placeOptions } from '../../place/place-options.ts';
import { UseMyLocation } from './UseMyLocation.tsx';
import { placeQuery } from './place-query.ts';
import { useDebouncedText } from './use-debounced-text.ts';

type PartOfAddress = NonNullable<BookingDraft['address']>;

const PinDialog = lazyDialog(async () => (await import('../../place/PinDialog.tsx')).PinDialog);

interface Props {
  address: PartOfAddress;
  problems: AddressProblems;
  /** City whose places are listed first. */
  near: NearCity;
  onChange: (part: PartOfAddress) => void;
}

export function AddressFields({ address, problems, near, onChange }: Props) {
  const t = useText(bookingFlowEn);
  const [find] = placesApi.useLazySearchPlacesQuery();
  const error = (field: keyof AddressProblems) => problems[field] && t(problems[field]);
  const [said, setSaid] = useState<'pinNeedsCity' | 'oldPinGone' | null>(null);
  const [isMapOpen, setMapOpen] = useState(false);
  const pinned = address.precision === 'exact';
  const kept = isPinMoved(address);
  const written = cityOf(address);

  function pin(spot: { lat: number; lng: number } | null) {
    setSaid(null);
    setMapOpen(false);
    onChange({ lat: spot?.lat, lng: spot?.lng, precision: spot ? 'exact' : undefined, pinnedFor: undefined });
  }

  function openMap() {
    setSaid(written ? null : 'pinNeedsCity');
    if (written) setMapOpen(true);
    else document.getElementById('address-barangay')?.focus();
  }

  function writeLine(line: string) {
    const part = writtenLine(line, address);
    if (part.precision) setSaid('oldPinGone');
    onChange(part);
  }

  return (
    <div className="grid max-w-140 grid-cols-1 gap-4">
      <UseMyLocation pinned={pinned} onPin={pin} onMap={openMap} />
      {said && <Note>{t(said)}</Note>}
      {pinned && <PinElsewhere address={address} />}
      {isMapOpen && written && (
        <PinDialog {...written} from={fromOf(address)} onPin={pin} onClose={() => setMapOpen(false)} />
      )}
      <TextField
        id="address-line"
        label={t('line')}
        placeholder={t('linePlaceholder')}
        autoComplete="address-line1"
        value={address.line ?? ''}
        onChange={(event) => writeLine(event.target.value)}
        error={error('line')}
      />
      <Combobox
        id="address-barangay"
        label={t('barangay')}
        hint={t('barangayHint')}
        text={address.barangay ?? ''}
        search={async (text) => placeOptions((await find({ q: text, ...near }, true).unwrap()).items)}
        onText={(barangay) => onChange(writtenPlace({ barangay, barangayCode: undefined }, kept))}
        onChoose={({ place }) => onChange(chosenPlace(place, kept))}
        error={error('barangay')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id="address-city"
          label={t('city')}
          autoComplete="address-level2"
          value={address.city ?? ''}
          onChange={(event) => onChange(writtenPlace({ city: event.target.value }, kept))}
          error={error('city')}
        />
        <TextField
          id="address-province"
          label={t('province')}
          autoComplete="address-level1"
          value={address.province ?? ''}
          onChange={(event) => onChange(writtenPlace({ province: event.target.value }, kept))}
          error={error('province')}
        />
      </div>
      <TextField
        label={t('landmark')}
        hint={t('landmarkHint')}
        value={address.landmark ?? ''}
        onChange={(event) => onChange({ landmark: event.target.value })}
        maxLength={200}
      />
    </div>
  );
}

function fromOf({ lat, lng, precision }: PartOfAddress) {
  return lat === undefined || lng === undefined ? null : { lat, lng, isPin: precision === 'exact' };
}

/** null until both are entered: several provinces have cities of the same name. */
function cityOf(address: PartOfAddress): { city: string; province: string } | null {
  const [city, province] = [address.city?.trim(), address.province?.trim()];
  return city && province ? { city, province } : null;
}

/** Warns that the pin is outside the entered city; the server would refuse the booking. */
function PinElsewhere({ address }: { address: NonNullable<BookingDraft['address']> }) {
  const t = useText(bookingFlowEn);
  const { lat, lng } = placeQuery(address);
  const city = useDebouncedText(address.city?.trim() ?? '');
  const province = useDebouncedText(address.province?.trim() ?? '');
  const isWritten = lat !== undefined && lng !== undefined && city && province;
  const { currentData } = useCheckPinQuery(isWritten ? { lat, lng, city, province } : skipToken);
  if (!currentData || currentData.isThere) return null;
  const { around } = currentData;
  return <Note tone="warning">{around ? t('pinElsewhere', { around: around.name, city }) : t('pinAbroad')}</Note>;
}
