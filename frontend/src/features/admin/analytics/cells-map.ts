import {
  control,
  latLngBounds,
  map as createMap,
  polygon,
  tileLayer,
  tooltip,
  type LatLng,
  type Tooltip,
} from 'leaflet';
import type { MapTiles } from '#contracts/platform/settings.ts';
import type { MapCell } from '#contracts/views/analytics.ts';
import 'leaflet/dist/leaflet.css';
import '../../place/pin-map.css';
import './cells-map.css';

/** Requests on the map, by cell. Drawn by Leaflet, which knows nothing of React. */

const NEAREST_ZOOM = 13;
/** The whole country. */
const EVERYWHERE = latLngBounds([4.6, 116.9], [21.1, 126.6]);

type Options = {
  cells: readonly MapCell[];
  tiles: MapTiles | null;
  words: { zoomIn: string; zoomOut: string; cell: (cell: MapCell) => string };
};

/** Draws it, and returns what takes it away. */
export function drawCellsMap(element: HTMLElement, { cells, tiles, words }: Options): () => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(element, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    maxZoom: NEAREST_ZOOM,
    inertia: !still,
    zoomAnimation: !still,
    fadeAnimation: !still,
  });
  control.zoom({ position: 'topright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  control.scale({ position: 'bottomleft', imperial: false }).addTo(map);
  // Providers of tiles want to know which site asks; the page itself tells nobody.
  if (tiles) tileLayer(tiles.url, { maxZoom: NEAREST_ZOOM, referrerPolicy: 'origin' }).addTo(map);
  const most = Math.max(1, ...cells.map(({ requested }) => requested));
  const bounds = latLngBounds([]);
  const named = new Set<string>();
  for (const cell of cells) {
    if (!cell.outline) continue;
    const drawn = polygon(cell.outline, { className: `cell-of-map cell-${toneOf(cell)}` })
      .bindTooltip(words.cell(cell), { sticky: true })
      .addTo(map);
    drawn.getElement()?.setAttribute('fill-opacity', String(0.2 + 0.6 * Math.sqrt(cell.requested / most)));
    bounds.extend(drawn.getBounds());
    if (named.size < NAMED && !named.has(provinceOf(cell))) {
      named.add(provinceOf(cell));
      writeName(drawn.getBounds().getCenter(), cell.place).addTo(map);
    }
  }
  map.fitBounds(bounds.isValid() ? bounds : EVERYWHERE, { animate: false, maxZoom: 10, padding: [24, 24] });
  const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  sizes.observe(element);
  return () => {
    sizes.disconnect();
    map.remove();
  };
}

/** A place a province, so that names don't lie on each other. */
const NAMED = 8;

function provinceOf({ place }: MapCell): string {
  return place.split(', ').at(-1) ?? place;
}

/** Beside its cell; without tiles nothing else says where that is. */
function writeName(at: LatLng, name: string): Tooltip {
  const text = document.createElement('span');
  text.textContent = name;
  return tooltip({ permanent: true, direction: 'right', offset: [14, 0], className: 'pin-map-name', opacity: 1 })
    .setLatLng(at)
    .setContent(text);
}

/** Where nobody works, or where more than a fifth got no answer, workers are wanted. */
export function toneOf({ requested, unanswered, workers }: MapCell): 'wanted' | 'served' {
  return workers === 0 || unanswered * 5 > requested ? 'wanted' : 'served';
}
