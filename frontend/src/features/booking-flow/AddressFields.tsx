import { useText } from '../../i18n/use-text.ts';
import { Combobox } from '../../ui/Combobox.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { placesApi } from '../places/api.ts';
import type { AddressProblems } from './address-problems.ts';
import { bookingFlowText } from './booking-flow.text.ts';
import type { BookingDraft } from './draft.ts';
import { chosenPlace, placeOptions, writtenPlace } from './place-options.ts';
import { UseMyLocation } from './UseMyLocation.tsx';

type PartOfAddress = NonNullable<BookingDraft['address']>;

interface Props {
  address: PartOfAddress;
  problems: AddressProblems;
  onChange: (part: PartOfAddress) => void;
}

export function AddressFields({ address, problems, onChange }: Props) {
  const t = useText(bookingFlowText);
  const [find] = placesApi.useLazySearchPlacesQuery();
  const error = (field: keyof AddressProblems) => problems[field] && t(problems[field]);
  const pinned = address.precision === 'exact';

  function pin(spot: { lat: number; lng: number } | null) {
    onChange({ lat: spot?.lat, lng: spot?.lng, precision: spot ? 'exact' : undefined });
  }

  return (
    <div className="grid max-w-140 grid-cols-1 gap-4">
      <UseMyLocation pinned={pinned} onPin={pin} />
      <TextField
        id="address-line"
        label={t('line')}
        placeholder={t('linePlaceholder')}
        autoComplete="address-line1"
        value={address.line ?? ''}
        onChange={(event) => onChange({ line: event.target.value })}
        error={error('line')}
      />
      <Combobox
        id="address-barangay"
        label={t('barangay')}
        hint={t('barangayHint')}
        text={address.barangay ?? ''}
        search={async (text) => placeOptions((await find({ q: text }, true).unwrap()).items)}
        onText={(barangay) => onChange(writtenPlace({ barangay, barangayCode: undefined }, pinned))}
        onChoose={({ place }) => onChange(chosenPlace(place, pinned))}
        error={error('barangay')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField id="address-city" label={t('city')} autoComplete="address-level2" value={address.city ?? ''} onChange={(event) => onChange(writtenPlace({ city: event.target.value }, pinned))} error={error('city')} />
        <TextField id="address-province" label={t('province')} autoComplete="address-level1" value={address.province ?? ''} onChange={(event) => onChange(writtenPlace({ province: event.target.value }, pinned))} error={error('province')} />
      </div>
      <TextField label={t('landmark')} hint={t('landmarkHint')} value={address.landmark ?? ''} onChange={(event) => onChange({ landmark: event.target.value })} maxLength={200} />
    </div>
  );
}
