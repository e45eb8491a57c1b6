import { useState } from 'react';
import { isPending } from '../../api/is-pending.ts';
import { settingsApi } from '../../api/use-settings.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/pressing/Button.tsx';
import { Dialog } from '../../ui/over-the-page/Dialog.tsx';
import { ErrorState } from '../../ui/showing/ErrorState.tsx';
import { Loading } from '../../ui/showing/Skeleton.tsx';
import { useListBarangaysQuery } from './api.ts';
import { type NamedSpot, nearestTo, type Spot } from './around-a-pin.ts';
import type { MapView, Start } from './pin-map.ts';
import { PinMap } from './PinMap.tsx';
import { placesEn } from './places.en.ts';

/** Minimum zoom for a pin precise enough to be a door. */
const DOOR_ZOOM = 15;
const STREET_ZOOM = 17;

interface Props {
  city: string;
  province: string;
  /** Best known position of the address. `isPin`: set by the user. */
  from: (Spot & { isPin: boolean }) | null;
  onPin: (pin: Spot) => void;
  onClose: () => void;
}

/** Map of the city with its barangays, to set a pin at the door. */
export function PinDialog({ city, province, from, onPin, onClose }: Props) {
  const t = useText(placesEn);
  const [seen, setSeen] = useState<MapView | null>(null);
  const [first, setFirst] = useState<MapView | null>(null);
  const lack = lackOf(seen, from?.isPin ? null : first);

  function see(now: MapView) {
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

/**
 * Why the pin cannot be saved yet. `first`: initial position, which is not the user's; null if the map opened at the
 * user's own pin.
 */
function lackOf(seen: MapView | null, first: MapView | null): Lack | null {
  if (!seen) return null;
  if (seen.zoom < DOOR_ZOOM) return 'closer';
  return first && isSame(seen.pin, first.pin) ? 'notMoved' : null;
}

type MapProps = Pick<Props, 'city' | 'province' | 'from'> & {
  seen: MapView | null;
  lack: Lack | null;
  onSeen: (seen: MapView) => void;
};

function CityMap({ city, province, from, seen, lack, onSeen }: MapProps) {
  const t = useText(placesEn);
  const { data, isError, refetch } = useListBarangaysQuery({ city, province });
  const config = settingsApi.useReadPublicConfigQuery();
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data || isPending(config))
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

/** Manila, the fallback for an unknown city. */
const MANILA: Spot = { lat: 14.5995, lng: 120.9842 };
const COUNTRY_ZOOM = 10;

/** Without street tiles the surrounding barangays give orientation. */
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

/** Text equivalent of the map for screen readers. */
function Whereabouts({ pin, barangays }: { pin: Spot; barangays: readonly NamedSpot[] }) {
  const t = useText(placesEn);
  const nearest = nearestTo(pin, barangays);
  if (!nearest) return t('nothingNear');
  const { name: barangay, metres } = nearest;
  return metres < KM
    ? t('near', { barangay, metres: Math.round(metres / 50) * 50 })
    : t('nearKm', { barangay, km: Math.round(metres / 100) / 10 });
}
