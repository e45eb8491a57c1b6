import { MapPin } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MapTiles } from '#contracts/platform/settings.ts';
import { useText } from '../../i18n/use-text.ts';
import type { NamedSpot } from './around-a-pin.ts';
import { drawPinMap, type MapView, type Start } from './pin-map.ts';
import { placesEn } from './places.en.ts';

interface Props {
  /** Initial position; later changes are ignored. */
  start: Start;
  barangays: readonly NamedSpot[];
  tiles: MapTiles | null;
  onSeen: (seen: MapView) => void;
}

export function PinMap({ start, barangays, tiles, onSeen }: Props) {
  const t = useText(placesEn);
  const frame = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  const draw = useEffectEvent((element: HTMLElement) =>
    drawPinMap(element, {
      start,
      barangays,
      tiles,
      words: { zoomIn: t('zoomIn'), zoomOut: t('zoomOut') },
      onSeen: (now) => seen(now),
    }),
  );
  useEffect(() => (frame.current ? draw(frame.current) : undefined), []);
  return (
    <div className="relative isolate">
      <div
        ref={frame}
        role="application"
        aria-label={t('mapLabel')}
        className="h-80 overflow-hidden rounded-16 border border-line sm:h-90"
      />
      <MapPin
        aria-hidden="true"
        className="pointer-events-none absolute bottom-1/2 left-1/2 z-[500] size-10 -translate-x-1/2 fill-mango text-on-mango drop-shadow"
      />
    </div>
  );
}
