import { useState } from 'react';
import { isOnItsWay } from '../../api/is-on-its-way.ts';
import { settingsApi } from '../../api/use-settings.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/pressing/Button.tsx';
import { Dialog } from '../../ui/over-the-page/Dialog.tsx';
import { ErrorState } from '../../ui/showing/ErrorState.tsx';
import { Loading } from '../../ui/showing/Skeleton.tsx';
import { useListBarangaysQuery } from './api.ts';
import { type NamedSpot, nearestTo, type Spot } from './around-a-pin.ts';
import type { Seen, Start } from './pin-map.ts';
import { PinMap } from './PinMap.tsx';
import { placesText } from './places.text.ts';

/** A pin set from farther away is no door. */
const DOOR_ZOOM = 15;
const STREET_ZOOM = 17;

interface Props {
  city: string;
  province: string;
  /** Where the address is, as well as it is known; `isPin`: the person's own. */
  from: (Spot & { isPin: boolean }) | null;
  onPin: (pin: Spot) => void;
  onClose: () => void;
}

/** The city with its barangays, and a pin to put on one's door. */
export function PinDialog({ city, province, from, onPin, onClose }: Props) {
  const t = useText(placesText);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [first, setFirst] = useState<Seen | null>(null);
  const lack = lackOf(seen, from?.isPin ? null : first);

  function see(now: Seen) {
    setSeen(now);
    setFirst((before) => before ?? now);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      place="sheet"
      title={t('pinTitle')}
      description={t('pinText')}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={!seen || lack !== null} onClick={() => (seen ? onPin(seen.pin) : undefined)}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <CityMap city={city} province={province} from={from} seen={seen} lack={lack} onSeen={see} />
    </Dialog>
  );
}

type Lack = 'closer' | 'notMoved';

/** Why the pin can't be kept yet. `first`: where the map opened, which is nobody's door; null where it opened at the person's own pin. */
function lackOf(seen: Seen | null, first: Seen | null): Lack | null {
  if (!seen) return null;
  if (seen.zoom < DOOR_ZOOM) return 'closer';
  return first && isSame(seen.pin, first.pin) ? 'notMoved' : null;
}

type MapProps = Pick<Props, 'city' | 'province' | 'from'> & {
  seen: Seen | null;
  lack: Lack | null;
  onSeen: (seen: Seen) => void;
};

function CityMap({ city, province, from, seen, lack, onSeen }: MapProps) {
  const t = useText(placesText);
  const { data, isError, refetch } = useListBarangaysQuery({ city, province });
  const config = settingsApi.useReadPublicConfigQuery();
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data || isOnItsWay(config))
    return (
      <Loading text={t('loading')} className="h-80 rounded-16 bg-sunken sm:h-90">
        {null}
      </Loading>
    );
  const tiles = config.data?.mapTiles ?? null;
  return (
    <>
      <PinMap start={startOf(from, data, tiles !== null)} barangays={data.items} tiles={tiles} onSeen={onSeen} />
      <p role="status" className="mt-3 min-h-10.5 text-14">
        {seen && <Whereabouts pin={seen.pin} barangays={data.items} />}{' '}
        {lack && <span className="font-strong">{t(lack)}</span>}
      </p>
      <p className="mt-1 text-13 text-muted">
        {[!tiles && t('noStreets'), t('dots'), t('credits'), tiles?.credit].filter(Boolean).join(' ')}
      </p>
    </>
  );
}

function isSame(one: Spot, other: Spot): boolean {
  return one.lat === other.lat && one.lng === other.lng;
}

/** Manila, where nothing is known of the city. */
const MANILA: Spot = { lat: 14.5995, lng: 120.9842 };
const COUNTRY_ZOOM = 10;

/** Without streets the barangays around are what one goes by. */
function startOf(
  from: Props['from'],
  { city, items }: { city: Spot | null; items: readonly NamedSpot[] },
  hasStreets: boolean,
): Start {
  if (from) return { at: from, zoom: hasStreets ? STREET_ZOOM : DOOR_ZOOM };
  if (items.length > 0) return { around: items };
  return { at: city ?? MANILA, zoom: COUNTRY_ZOOM };
}

const KM = 1000;

/** In words what the map shows, for whoever can't see it. */
function Whereabouts({ pin, barangays }: { pin: Spot; barangays: readonly NamedSpot[] }) {
  const t = useText(placesText);
  const nearest = nearestTo(pin, barangays);
  if (!nearest) return t('nothingNear');
  const { name: barangay, metres } = nearest;
  return metres < KM
    ? t('near', { barangay, metres: Math.round(metres / 50) * 50 })
    : t('nearKm', { barangay, km: Math.round(metres / 100) / 10 });
}
