import QRCode from 'qrcode';

interface QrPictureProps {
  readonly content: string;
  readonly title: string;
  /** Side: pixels, or a length of CSS. */
  readonly size: number | string;
}

/** Light squares around the code, which readers need. */
const MARGIN = 4;

/** QR code as one SVG path, black on white in every theme for readers. */
export const QrPicture = ({ content, title, size: side }: QrPictureProps) => {
  const { data, size } = QRCode.create(content, { errorCorrectionLevel: 'M' }).modules;
  const squares = [...data].flatMap((isDark, index) =>
    isDark ? [`M${index % size} ${Math.floor(index / size)}h1v1h-1z`] : [],
  );
  const whole = size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={`${-MARGIN} ${-MARGIN} ${whole} ${whole}`}
      width={side}
      height={side}
      shapeRendering="crispEdges"
    >
      <rect x={-MARGIN} y={-MARGIN} width={whole} height={whole} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
};
