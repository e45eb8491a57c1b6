import { LocateFixed } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Combobox } from '../../../ui/forms/Combobox.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { placesApi } from '../../place/api.ts';
import { placeOptions } from '../../place/place-options.ts';
import type { SearchPlace } from '../worker-search.ts';
import { searchPlaceOf } from '../search-place.ts';
import { searchEn } from '../search.en.ts';

interface Props {
  place: SearchPlace | null;
  onChange: (place: SearchPlace | null) => void;
}

/** The job's place: a barangay or city by name, or the browser's location. */
export function PlaceFilter({ place, onChange }: Props) {
  const t = useText(searchEn);
  const [find] = placesApi.useLazySearchPlacesQuery();
  const [problem, setProblem] = useState<'locationDenied' | 'locationFailed' | null>(null);
  const wanted = useRef(0);

  function change(next: SearchPlace | null) {
    wanted.current += 1;
    setProblem(null);
    onChange(next);
  }

  async function locate() {
    const turn = ++wanted.current;
    setProblem(null);
    const found = await import('./spot-nearby.ts').then(
      ({ spotNearby }) => spotNearby(),
      () => 'locationFailed' as const,
    );
    // A place entered meanwhile takes precedence.
    if (turn !== wanted.current) return;
    if (typeof found === 'string') setProblem(found);
    else onChange(found);
  }

  return (
    <div className="grid gap-2">
      <Combobox
        label={t('where')}
        text={place ? place.name || t('nearMe') : ''}
        placeholder={t('wherePlaceholder')}
        search={async (text) => placeOptions((await find({ q: text }, true).unwrap()).items)}
        onChoose={(option) => change(searchPlaceOf(option.place))}
        onText={(text) => text.trim() === '' && place && change(null)}
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
