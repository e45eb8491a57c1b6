import { circleMarker, layerGroup, type LayerGroup, type Map as LeafletMap } from 'leaflet';
import type { MapTiles } from '#contracts/platform/settings.ts';
import { type NamedSpot, type Spot, withRoom } from './around-a-pin.ts';
import { nameOnMap, openMap } from '../../ui/showing/leaflet-map.ts';
import './pin-map.css';

/** The pin stays at the centre, so moving the map moves the pin. */

/** Distance per arrow key press, pixels; three times as far with Shift. */
const KEY_STEP_PX = 24;
const FARTHEST_ZOOM = 9;
const NEAREST_ZOOM = 19;
/** Maximum initial zoom for a whole city. */
const CITY_ZOOM = 14;

export type Start = { at: Spot; zoom: number } | { around: readonly Spot[] };
export type MapView = { pin: Spot; zoom: number };

type Options = {
  start: Start;
  barangays: readonly NamedSpot[];
  tiles: MapTiles | null;
  words: { zoomIn: string; zoomOut: string };
  onSeen: (seen: MapView) => void;
};

/** Draws the map, reports the pin's position after each move, and returns the destructor. */
export function drawPinMap(element: HTMLElement, { start, barangays, tiles, words, onSeen }: Options): () => void {
  const { map, isStill, remove } = openMap(element, {
    tiles,
    words,
    maxZoom: NEAREST_ZOOM,
    more: {
      minZoom: FARTHEST_ZOOM,
      keyboardPanDelta: KEY_STEP_PX,
      // Zooms around the pin.
      scrollWheelZoom: 'center',
      touchZoom: 'center',
      doubleClickZoom: 'center',
    },
  });
  for (const { lat, lng } of barangays)
    circleMarker([lat, lng], { radius: 5, className: 'pin-map-dot', interactive: false }).addTo(map);
  const names = layerGroup().addTo(map);
  show(map, start);

  const see = () => {
    writeNames(map, barangays, names);
    const { lat, lng } = map.getCenter();
    onSeen({ pin: { lat: rounded(lat), lng: rounded(lng) }, zoom: map.getZoom() });
  };
  map.on('moveend', see);
  map.on('click', ({ latlng }) => map.panTo(latlng, { animate: !isStill }));
  see();
  return remove;
}

function show(map: LeafletMap, start: Start): void {
  if ('at' in start) map.setView(start.at, start.zoom, { animate: false });
  else
    map.fitBounds(
      start.around.map(({ lat, lng }) => [lat, lng] as [number, number]),
      { animate: false, maxZoom: CITY_ZOOM },
    );
}

/** About 10 cm. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function writeNames(map: LeafletMap, barangays: readonly NamedSpot[], names: LayerGroup): void {
  const bounds = map.getBounds();
  const labels = barangays
    .filter((spot) => bounds.contains(spot))
    .map((spot) => ({ of: spot, name: spot.name, ...pixels(map, spot) }));
  names.clearLayers();
  const readable = labels.filter((label) => !isCoveredByButtons(map, label));
  for (const { name, lat, lng } of withRoom(readable, pixels(map, map.getCenter())))
    names.addLayer(nameOnMap(name, [lat, lng], 'bottom', 4));
}

/** Size of the zoom buttons in the upper right corner, pixels. */
const BUTTONS = { width: 90, height: 105 };

function isCoveredByButtons(map: LeafletMap, { x, y }: { x: number; y: number }): boolean {
  return x > map.getSize().x - BUTTONS.width && y < BUTTONS.height;
}

function pixels(map: LeafletMap, spot: Spot): { x: number; y: number } {
  const { x, y } = map.latLngToContainerPoint(spot);
  return { x, y };
}
