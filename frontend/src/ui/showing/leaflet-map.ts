import {
  control,
  latLngBounds,
  map as createMap,
  tileLayer,
  tooltip,
  type LatLngExpression,
  type Map as LeafletMap,
  type MapOptions,
  type Tooltip,
} from 'leaflet';
import type { MapTiles } from '#contracts/platform/settings.ts';
import 'leaflet/dist/leaflet.css';
import '../leaflet.css';

/** Maps are rendered by Leaflet, outside React. */

/** The whole country. */
export const EVERYWHERE = latLngBounds([4.6, 116.9], [21.1, 126.6]);

type Options = {
  tiles: MapTiles | null;
  words: { zoomIn: string; zoomOut: string };
  maxZoom: number;
  more?: MapOptions;
};

/** `isStill`: the user prefers reduced motion. */
export type OpenMap = { map: LeafletMap; isStill: boolean; remove: () => void };

/** A map with buttons and scale that follows the size of its element until it is removed. */
export function openMap(element: HTMLElement, { tiles, words, maxZoom, more }: Options): OpenMap {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(element, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    maxZoom,
    inertia: !isStill,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    ...more,
  });
  control.zoom({ position: 'topright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  control.scale({ position: 'bottomleft', imperial: false }).addTo(map);
  // Tile providers require the site's origin; the page itself sends no referrer.
  if (tiles) tileLayer(tiles.url, { maxZoom, referrerPolicy: 'origin' }).addTo(map);
  const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  sizes.observe(element);
  return {
    map,
    isStill,
    remove() {
      sizes.disconnect();
      map.remove();
    },
  };
}

/** Label of a place, needed because maps may have no tiles. */
export function nameOnMap(name: string, at: LatLngExpression, direction: 'right' | 'bottom', away: number): Tooltip {
  const text = document.createElement('span');
  text.textContent = name;
  const offset: [number, number] = direction === 'right' ? [away, 0] : [0, away];
  return tooltip({ permanent: true, direction, offset, className: 'map-name', opacity: 1 })
    .setLatLng(at)
    .setContent(text);
}
