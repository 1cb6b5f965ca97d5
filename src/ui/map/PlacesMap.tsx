import 'leaflet/dist/leaflet.css';
import { styled } from '@mui/material/styles';
import { DivIcon, latLngBounds, type LatLngBounds } from 'leaflet';
import { useEffect, useMemo } from 'react';
import { MapContainer, Marker, Polyline, TileLayer, useMap } from 'react-leaflet';
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

export interface PlacesMapProps {
  readonly points: readonly MapPoint[];
  readonly onPick?: (key: string) => void;
  /** `https://tiles.example.org/{z}/{x}/{y}.png`; without it the borders of the departments are the background. */
  readonly tileUrl: string | null;
  readonly texts: Readonly<Record<'label' | 'zoomIn' | 'zoomOut' | 'borders' | 'tiles', string>>;
}

const MAINLAND = latLngBounds([41.3, -5.2], [51.2, 9.6]);
const MAX_ZOOM = 17;
/** The borders are too coarse for more. */
const MAX_ZOOM_OF_BORDERS = 10;
const NO_LINE = { color: 'currentcolor', weight: 1, opacity: 0.45 };

/** Places on a map of France. Their buttons are the browser's own, in the given order. */
export const PlacesMap = ({ points, onPick, tileUrl, texts }: PlacesMapProps) => {
  const borders = useMemo(() => toBorders(departments), []);
  const bounds = useMemo(() => toBounds(points), [points]);
  return (
    <Frame role="region" aria-label={texts.label}>
      <MapContainer
        bounds={bounds}
        zoomControl={false}
        attributionControl={false}
        scrollWheelZoom={false}
        zoomSnap={0.5}
        maxZoom={tileUrl === null ? MAX_ZOOM_OF_BORDERS : MAX_ZOOM}
      >
        {tileUrl === null ? (
          <Polyline positions={borders} pathOptions={NO_LINE} interactive={false} />
        ) : (
          <TileLayer url={tileUrl} />
        )}
        <Fitting bounds={bounds} />
        {points.map((point) => (
          <PointMarker key={`${point.key} ${point.sign}`} point={point} {...(onPick ? { onPick } : {})} />
        ))}
        <ZoomButtons texts={texts} />
      </MapContainer>
      <p className="source">{tileUrl === null ? texts.borders : texts.tiles}</p>
    </Frame>
  );
};

const toBounds = (points: readonly MapPoint[]): LatLngBounds => {
  if (points.length === 0) return MAINLAND;
  const all = latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));
  return all.pad(0.2).extend(all.getCenter().toBounds(60_000));
};

const Fitting = ({ bounds }: { readonly bounds: LatLngBounds }) => {
  const map = useMap();
  useEffect(() => {
    map.fitBounds(bounds, { animate: false });
  }, [map, bounds]);
  return null;
};

interface PointMarkerProps extends Pick<PlacesMapProps, 'onPick'> {
  readonly point: MapPoint;
}

const PointMarker = ({ point, onPick }: PointMarkerProps) => {
  const map = useMap();
  const { key, latitude, longitude } = point;
  const icon = useMemo(() => toIcon(point), [point]);
  useEffect(() => {
    const button = icon.options.html;
    if (!(button instanceof HTMLButtonElement)) return undefined;
    const show = (): void => void map.panInside([latitude, longitude], { padding: [40, 40] });
    const pick = (): void => onPick?.(key);
    button.addEventListener('focus', show);
    button.addEventListener('click', pick);
    return () => {
      button.removeEventListener('focus', show);
      button.removeEventListener('click', pick);
    };
  }, [icon, map, key, latitude, longitude, onPick]);
  return <Marker position={[latitude, longitude]} icon={icon} keyboard={false} />;
};

/** Built by hand and not from markup, which the page's policy refuses. */
const toIcon = ({ sign, label, title }: MapPoint): DivIcon => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = sign;
  button.setAttribute('aria-label', label);
  button.title = title;
  return new DivIcon({ html: button, className: 'place', iconSize: [36, 36] });
};

const ZoomButtons = ({ texts }: Pick<PlacesMapProps, 'texts'>) => {
  const map = useMap();
  return (
    <div className="zoom">
      <button type="button" aria-label={texts.zoomIn} onClick={() => map.zoomIn()}>
        +
      </button>
      <button type="button" aria-label={texts.zoomOut} onClick={() => map.zoomOut()}>
        −
      </button>
    </div>
  );
};

const Frame = styled('div')(({ theme }) => {
  const { primary, background, text, frame } = paletteOf(theme);
  return {
    '& .leaflet-container': {
      height: 'min(60svh, 480px)',
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
