import 'leaflet/dist/leaflet.css';
import { styled } from '@mui/material/styles';
import {
  DivIcon,
  latLngBounds,
  LayerGroup,
  Map as LeafletMap,
  Marker,
  Polyline,
  TileLayer,
  type LatLng,
  type LatLngBounds,
  type LeafletMouseEvent,
} from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paletteOf } from '../themeOptions.ts';
import { departments, toBorders } from './departments.ts';

export interface MapPoint {
  readonly key: string;
  /** Content of its button: a number or a sign. */
  readonly sign: string;
  /** Accessible name of its button. */
  readonly label: string;
  readonly title: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface PlacesMapProps {
  readonly points: readonly MapPoint[];
  readonly onPick?: (key: string) => void;
  /** Sets the one place by a click on the map, by dragging its button, or by the arrow keys on it. */
  readonly onPlace?: (place: Place) => void;
  /** `https://tiles.example.org/{z}/{x}/{y}.png`; where no tile comes the borders of the departments are the background. */
  readonly tileUrl: string | null;
  readonly texts: Readonly<Record<'label' | 'zoomIn' | 'zoomOut' | 'borders' | 'tiles', string>> & {
    /** Text of the button that sets the place to the middle of the map. */
    readonly place?: string;
  };
}

const MAINLAND = latLngBounds([41.3, -5.2], [51.2, 9.6]);
const MAX_ZOOM = 17;
/** The borders are too coarse for more. */
const MAX_ZOOM_OF_BORDERS = 10;
const NO_LINE = { color: 'currentcolor', weight: 1, opacity: 0.45 };

/** Places on a map of France. Their buttons are the browser's own, in the given order. */
export const PlacesMap = ({ points, onPick, onPlace, tileUrl, texts }: PlacesMapProps) => {
  const frame = useRef<HTMLDivElement>(null);
  /** Place that somebody has just set: the map stays as it is. */
  const placed = useRef<Place | null>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [hasTiles, setHasTiles] = useState(tileUrl !== null);
  const pick = useEffectEvent((key: string) => onPick?.(key));
  const set = (latLng: LatLng): void => {
    if (!onPlace) return;
    placed.current = toPlace(latLng);
    onPlace(placed.current);
  };
  const put = useEffectEvent(set);
  const isSettable = onPlace !== undefined;
  useEffect(() => {
    if (!frame.current) return undefined;
    const opened = openMap(frame.current, tileUrl, () => setHasTiles(false));
    setMap(opened);
    return () => {
      setMap(null);
      opened.remove();
    };
  }, [tileUrl]);
  useEffect(() => {
    const [point] = points;
    if (point && isSame(point, placed.current)) return;
    const around = tileUrl === null && !isSettable ? REGION_M : TOWN_M;
    map?.fitBounds(toBounds(points, around), { animate: false });
  }, [map, points, tileUrl, isSettable]);
  useEffect(() => {
    if (!map) return undefined;
    const click = ({ latlng }: LeafletMouseEvent): void => put(latlng);
    map.on('click', click);
    return () => void map.off('click', click);
  }, [map]);
  useEffect(() => {
    if (!map) return undefined;
    const drop = isSettable ? (latLng: LatLng) => put(latLng) : null;
    const markers = new LayerGroup(points.map((point) => toMarker(map, point, pick, drop))).addTo(map);
    // The button that an arrow key has moved is made anew.
    const [point] = points;
    if (point && isSame(point, placed.current))
      frame.current?.querySelector<HTMLElement>('.place button')?.focus({ preventScroll: true });
    return () => void markers.remove();
  }, [map, points, isSettable]);
  return (
    <Frame role="region" aria-label={texts.label}>
      <div className="map">
        {/* As high as a map before Leaflet names it. */}
        <div ref={frame} className="leaflet-container" />
        <div className="zoom">
          <button type="button" aria-label={texts.zoomIn} onClick={() => map?.zoomIn()}>
            +
          </button>
          <button type="button" aria-label={texts.zoomOut} onClick={() => map?.zoomOut()}>
            −
          </button>
        </div>
      </div>
      {texts.place !== undefined && isSettable && (
        <button type="button" className="set" onClick={() => map && set(map.getCenter())}>
          {texts.place}
        </button>
      )}
      <p className="source">{hasTiles ? texts.tiles : texts.borders}</p>
    </Frame>
  );
};

const openMap = (frame: HTMLElement, tileUrl: string | null, onNoTiles: () => void): LeafletMap => {
  const map = new LeafletMap(frame, {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    zoomSnap: 0.5,
    maxZoom: tileUrl === null ? MAX_ZOOM_OF_BORDERS : MAX_ZOOM,
  });
  // Layers are only drawn once the map has a place.
  map.fitBounds(MAINLAND, { animate: false });
  // What is behind the places says nothing in words.
  for (const pane of ['tilePane', 'overlayPane']) map.getPane(pane)?.setAttribute('aria-hidden', 'true');
  const borders = new Polyline(toBorders(departments), { ...NO_LINE, interactive: false });
  if (tileUrl === null) return map.addLayer(borders);
  const tiles = new TileLayer(tileUrl);
  // One that is missing later leaves the others, which say more.
  tiles.once('tileload', () => tiles.off('tileerror'));
  tiles.once('tileerror', () => {
    map.removeLayer(tiles).addLayer(borders).setMaxZoom(MAX_ZOOM_OF_BORDERS);
    onNoTiles();
  });
  return map.addLayer(tiles);
};

/** Side of what is shown around one place, in metres. */
const TOWN_M = 60_000;
/** Without a background only the shape of the departments shows where it is. */
const REGION_M = 220_000;

const toBounds = (points: readonly MapPoint[], around: number): LatLngBounds => {
  if (points.length === 0) return MAINLAND;
  const all = latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));
  return all.pad(0.2).extend(all.getCenter().toBounds(around));
};

const isSame = (point: Place, other: Place | null): boolean =>
  point.latitude === other?.latitude && point.longitude === other.longitude;

/** As exact as a map of France can be read: about a metre. */
const toPlace = ({ lat, lng }: LatLng): Place => ({
  latitude: Number(lat.toFixed(5)),
  longitude: Number(lng.toFixed(5)),
});

const toMarker = (
  map: LeafletMap,
  point: MapPoint,
  onPick: (key: string) => void,
  onPut: ((latLng: LatLng) => void) | null,
): Marker => {
  const { key, latitude, longitude } = point;
  const button = toButton(point);
  button.addEventListener('focus', () => map.panInside([latitude, longitude], { padding: [40, 40] }));
  button.addEventListener('click', () => onPick(key));
  const icon = new DivIcon({ html: button, className: 'place', iconSize: [36, 36] });
  const marker = new Marker([latitude, longitude], { icon, keyboard: false, draggable: onPut !== null });
  if (!onPut) return marker;
  button.addEventListener('keydown', (event) => {
    const [x, y] = STEPS[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const length = event.shiftKey ? FAR_PX : NEAR_PX;
    const at = map.latLngToContainerPoint([latitude, longitude]);
    onPut(map.containerPointToLatLng([at.x + x * length, at.y + y * length]));
  });
  return marker.on('dragend', () => onPut(marker.getLatLng()));
};

/** How far an arrow key moves a place, and with Shift. */
const NEAR_PX = 4;
const FAR_PX = 40;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Built by hand and not from markup, which the page's policy refuses. */
const toButton = ({ sign, label, title }: MapPoint): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = sign;
  button.setAttribute('aria-label', label);
  button.title = title;
  return button;
};

const Frame = styled('div')(({ theme }) => {
  const { primary, background, text, frame } = paletteOf(theme);
  return {
    '& .map': { position: 'relative' },
    '& .leaflet-container': {
      height: 'min(45svh, 400px)',
      background: background.paper,
      color: text.secondary,
      border: `1px solid ${frame}`,
      borderRadius: theme.shape.borderRadius,
      font: 'inherit',
    },
    '& .place button': {
      // Several places at one point share a button: it grows with its numbers.
      minWidth: 36,
      height: 36,
      padding: '0 6px',
      whiteSpace: 'nowrap',
      borderRadius: 18,
      border: `2px solid ${background.paper}`,
      background: primary.main,
      color: primary.contrastText,
      font: 'inherit',
      fontWeight: 700,
      cursor: 'pointer',
    },
    '& .set': {
      ...theme.typography.body2,
      marginTop: 4,
      padding: 0,
      border: 0,
      background: 'none',
      color: primary.main,
      textDecoration: 'underline',
      cursor: 'pointer',
    },
    '& .zoom': { position: 'absolute', top: 8, right: 8, zIndex: 1000, display: 'grid', gap: 4 },
    '& .zoom button': {
      width: 44,
      height: 44,
      font: 'inherit',
      fontSize: 22,
      border: `1px solid ${frame}`,
      borderRadius: theme.shape.borderRadius,
      background: background.paper,
      color: text.primary,
      cursor: 'pointer',
    },
    '& button:focus-visible, & .leaflet-container:focus-visible': {
      outline: `3px solid ${text.primary}`,
      outlineOffset: 2,
    },
    '& .source': { ...theme.typography.caption, margin: '4px 0 12px', color: text.secondary },
  };
});
