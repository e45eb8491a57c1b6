import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { isRefusal, presentSpot } from '../../../browser/present-spot.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Combobox } from '../../../ui/forms/Combobox.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { placesApi } from '../../place/api.ts';
import { placeOptions } from '../../place/place-options.ts';
import type { AskedPlace } from '../asked.ts';
import { askedPlace } from '../asked-place.ts';
import { searchText } from '../search.text.ts';

interface Props {
  place: AskedPlace | null;
  onChange: (place: AskedPlace | null) => void;
}

/** Where the job is: a barangay or city by its name, or here. */
export function PlaceFilter({ place, onChange }: Props) {
  const t = useText(searchText);
  const [find] = placesApi.useLazySearchPlacesQuery();
  const [problem, setProblem] = useState<'locationDenied' | 'locationFailed' | null>(null);

  async function locate() {
    setProblem(null);
    try {
      const { lat, lng } = await presentSpot();
      onChange({ name: '', city: '', province: '', pin: { lat: aboutThere(lat), lng: aboutThere(lng) } });
    } catch (error) {
      setProblem(isRefusal(error) ? 'locationDenied' : 'locationFailed');
    }
  }

  return (
    <div className="grid gap-2">
      <Combobox
        label={t('where')}
        text={place ? place.name || t('nearMe') : ''}
        placeholder={t('wherePlaceholder')}
        search={async (text) => placeOptions((await find({ q: text }, true).unwrap()).items)}
        onChoose={(option) => onChange(askedPlace(option.place))}
        onText={(text) => text.trim() === '' && place && onChange(null)}
      />
      <Button
        variant="outline"
        size={44}
        icon={<LocateFixed aria-hidden="true" className="size-5 text-brand" />}
        onClick={locate}
      >
        {t('nearMe')}
      </Button>
      {problem && <Note tone="warning">{t(problem)}</Note>}
    </div>
  );
}

/** About a kilometre: the address that is shared tells nobody's door, and ways are told in whole kilometres anyway. */
function aboutThere(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
