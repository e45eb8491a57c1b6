import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Combobox } from '../../../ui/forms/Combobox.tsx';
import { placeOptions, type PlaceOption } from '../../place/place-options.ts';
import { placesApi } from '../../place/api.ts';
import { workerProfileEn } from '../worker-profile.en.ts';

export type WorkPlace = { lat: number; lng: number; city?: string | undefined };

interface Props {
  value: WorkPlace | undefined;
  onChange: (place: WorkPlace | undefined) => void;
  error?: string | undefined;
}

/** The worker's start place, found by name. */
export function PlaceField({ value, onChange, error }: Props) {
  const t = useText(workerProfileEn);
  const [find] = placesApi.useLazySearchPlacesQuery();
  const [chosen, setChosen] = useState<PlaceOption | null>(null);
  const isUnmapped = chosen !== null && chosen.place.lat === null;

  function choose(option: PlaceOption) {
    const { city, lat, lng } = option.place;
    setChosen(option);
    onChange(lat === null || lng === null ? undefined : { lat, lng, city });
  }

  return (
    <Combobox
      label={t('place')}
      hint={t(chosen?.place.precision === 'city' ? 'placeOnlyCity' : 'placeHint')}
      text={chosen ? [chosen.label, chosen.hint].join(', ') : (value?.city ?? '')}
      search={async (text) => placeOptions((await find({ q: text }, true).unwrap()).items)}
      onChoose={choose}
      error={isUnmapped ? t('placeUnknown') : error}
    />
  );
}
