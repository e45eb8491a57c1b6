import { latLngBounds, layerGroup, polygon, type LatLng, type LayerGroup, type Map as LeafletMap } from 'leaflet';
import type { MapTiles } from '#contracts/platform/settings.ts';
import type { MapCell } from '#contracts/views/analytics.ts';
import { toneOf } from './cell-tone.ts';
import { svgElement } from './charts/svg.ts';
import { EVERYWHERE, nameOnMap, openMap } from '../../../ui/showing/leaflet-map.ts';
import './cells-map.css';

const NEAREST_ZOOM = 13;

type Options = {
  cells: readonly MapCell[];
  tiles: MapTiles | null;
  open: (cell: MapCell) => void;
  words: { zoomIn: string; zoomOut: string; cell: (cell: MapCell) => string };
};

/** `picture`: the drawing without map tiles, which other sites may forbid to save. */
export type DrawnMap = { remove: () => void; picture: () => SVGSVGElement };

export function drawCellsMap(element: HTMLElement, { cells, tiles, words, open }: Options): DrawnMap {
  const { map, remove } = openMap(element, { tiles, words, maxZoom: NEAREST_ZOOM });
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
  return { remove, picture: () => pictureOf(map, cells, most) };
}

/** Names beside their cells, most requests first, while there is room. */
function writeNames(map: LeafletMap, cells: readonly MapCell[], names: LayerGroup): void {
  names.clearLayers();
  for (const { place, at } of namedPlaces(map, cells)) names.addLayer(nameOnMap(place, at, 'right', 14));
}

/** Size of a name, pixels. */
const ROOM = { width: 190, height: 26 };

/** Cells whose names do not overlap earlier names. */
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

/** Fill opacity; grows with the number of requests. */
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
