import { circleMarker, divIcon, latLngBounds, layerGroup, marker, type Map as LeafletMap } from 'leaflet';
import type { Coordinates } from '#contracts/fields.ts';
import type { MapTiles } from '#contracts/platform/settings.ts';
import { type Area, PIN_PX, withRoom } from './areas-of.ts';
import { EVERYWHERE, nameOnMap, openMap } from '../../../ui/showing/leaflet-map.ts';
import './workers-map.css';

const NEAREST_ZOOM = 14;
const ONE_AREA_ZOOM = 12;

type Options = {
  areas: readonly Area[];
  /** Centre of the search; null without one. */
  around: Coordinates | null;
  tiles: MapTiles | null;
  words: { zoomIn: string; zoomOut: string; area: (area: Area) => string };
  onArea: (area: Area) => void;
};

/** Draws the map and returns its destructor. */
export function drawWorkersMap(element: HTMLElement, { areas, around, tiles, words, onArea }: Options): () => void {
  const { map, remove } = openMap(element, { tiles, words, maxZoom: NEAREST_ZOOM });
  if (around) circleMarker(around, { radius: 9, className: 'search-here', interactive: false }).addTo(map);
  const bounds = latLngBounds([...areas.map(({ at }) => at), ...(around ? [around] : [])]);
  map.fitBounds(bounds.isValid() ? bounds : EVERYWHERE, {
    animate: false,
    maxZoom: ONE_AREA_ZOOM,
    // Clear of the zoom buttons and the names.
    paddingTopLeft: [36, 36],
    paddingBottomRight: [84, 56],
  });
  const drawn = layerGroup().addTo(map);
  const write = () => {
    drawn.clearLayers();
    const together = withRoom(areas, ({ at }) => map.latLngToContainerPoint(at));
    for (const area of together) drawn.addLayer(pinOf(area, words.area(area), onArea));
    for (const { at, city } of namedAreas(map, together)) drawn.addLayer(nameOnMap(city, at, 'bottom', 20));
  };
  map.on('zoomend', write);
  write();
  return remove;
}

function pinOf(area: Area, label: string, onArea: (area: Area) => void) {
  const face = document.createElement('span');
  face.textContent = String(area.workers.length);
  const pin = marker(area.at, {
    icon: divIcon({ className: 'search-area', html: face, iconSize: [PIN_PX, PIN_PX] }),
    title: label,
    riseOnHover: true,
  });
  return pin
    .on('add', () => pin.getElement()?.setAttribute('aria-label', label))
    .on('click', () => onArea(area))
    .on('keypress', ({ originalEvent }) => originalEvent.key === 'Enter' && onArea(area));
}

/** Size of a name, pixels. */
const ROOM = { width: 120, height: 44 };

/** Each city once, if its name does not overlap earlier ones. */
function namedAreas(map: LeafletMap, areas: readonly Area[]) {
  const written: { at: Coordinates; city: string; x: number; y: number }[] = [];
  for (const { at, city } of areas) {
    const { x, y } = map.latLngToContainerPoint(at);
    const isTaken = written.some(
      (other) => other.city === city || (Math.abs(other.x - x) < ROOM.width && Math.abs(other.y - y) < ROOM.height),
    );
    if (city && !isTaken) written.push({ at, city, x, y });
  }
  return written;
}
