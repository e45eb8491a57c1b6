import {
  control,
  latLngBounds,
  layerGroup,
  map as createMap,
  polygon,
  tileLayer,
  tooltip,
  type LatLng,
  type LayerGroup,
  type Map as LeafletMap,
} from 'leaflet';
import type { MapTiles } from '#contracts/platform/settings.ts';
import type { MapCell } from '#contracts/views/analytics.ts';
import { toneOf } from './cell-tone.ts';
import { svgElement } from './charts/svg.ts';
import 'leaflet/dist/leaflet.css';
import '../../../ui/leaflet.css';
import './cells-map.css';

/** Requests on the map, by cell. Drawn by Leaflet, which knows nothing of React. */

const NEAREST_ZOOM = 13;
/** The whole country. */
const EVERYWHERE = latLngBounds([4.6, 116.9], [21.1, 126.6]);

type Options = {
  cells: readonly MapCell[];
  tiles: MapTiles | null;
  /** A cell was pressed. */
  open: (cell: MapCell) => void;
  words: { zoomIn: string; zoomOut: string; cell: (cell: MapCell) => string };
};

/** `picture`: what is seen of it, without the tiles, which other sites may forbid to be saved. */
export type DrawnMap = { remove: () => void; picture: () => SVGSVGElement };

export function drawCellsMap(element: HTMLElement, { cells, tiles, words, open }: Options): DrawnMap {
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
  for (const cell of cells) {
    if (!cell.outline) continue;
    const drawn = polygon(cell.outline, { className: `cell-of-map cell-${toneOf(cell)}` })
      .bindTooltip(words.cell(cell), { sticky: true })
      .on('click', () => open(cell))
      .addTo(map);
    drawn.getElement()?.setAttribute('fill-opacity', String(strength(cell, most)));
    bounds.extend(drawn.getBounds());
  }
  map.fitBounds(bounds.isValid() ? bounds : EVERYWHERE, { animate: false, maxZoom: 10, padding: [24, 24] });
  const names = layerGroup().addTo(map);
  const write = () => writeNames(map, cells, names);
  map.on('zoomend', write);
  write();
  const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  sizes.observe(element);
  return {
    remove() {
      sizes.disconnect();
      map.remove();
    },
    picture: () => pictureOf(map, cells, most),
  };
}

/** Beside their cells, those most asked for first, as far as there is room: without tiles nothing else says where that is. */
function writeNames(map: LeafletMap, cells: readonly MapCell[], names: LayerGroup): void {
  names.clearLayers();
  for (const { place, at } of namedPlaces(map, cells)) {
    const text = document.createElement('span');
    text.textContent = place;
    tooltip({ permanent: true, direction: 'right', offset: [14, 0], className: 'map-name', opacity: 1 })
      .setLatLng(at)
      .setContent(text)
      .addTo(names);
  }
}

/** What a name takes, in pixels. */
const ROOM = { width: 190, height: 26 };

/** Those whose names have room beside those before them. */
function namedPlaces(map: LeafletMap, cells: readonly MapCell[]) {
  const written: { place: string; at: LatLng; x: number; y: number }[] = [];
  for (const { outline, place } of cells) {
    if (!outline) continue;
    const at = latLngBounds(outline).getCenter();
    const { x, y } = map.latLngToContainerPoint(at);
    if (written.some((other) => Math.abs(other.x - x) < ROOM.width && Math.abs(other.y - y) < ROOM.height)) continue;
    written.push({ place, at, x, y });
  }
  return written;
}

/** How strongly a cell is coloured: the more is asked for. */
function strength({ requested }: MapCell, most: number): number {
  return 0.2 + 0.6 * Math.sqrt(requested / most);
}

function pictureOf(map: LeafletMap, cells: readonly MapCell[], most: number): SVGSVGElement {
  const { x: width, y: height } = map.getSize();
  const areas = cells.flatMap((cell) => {
    const colour = toneOf(cell) === 'wanted' ? 'var(--danger)' : 'var(--brand)';
    const points = cell.outline?.map((corner) => map.latLngToContainerPoint(corner)).map(({ x, y }) => `${x},${y}`);
    const look = { fill: colour, stroke: colour, 'fill-opacity': strength(cell, most) };
    return points ? svgElement('polygon', { points: points.join(' '), ...look }) : [];
  });
  const names = namedPlaces(map, cells).map(({ place, x, y }) =>
    svgElement('text', { x: x + 14, y: y + 4, 'font-size': 13, fill: 'var(--ink)' }, place),
  );
  return svgElement('svg', { width, height }, ...areas, ...names);
}
