import type { QrCode } from '../../../src/shared/admin/accounts.ts';

/** A QR code. Four light modules around it are part of it: scanners look for them. */
export function QrPicture({ size, path, label }: QrCode & { label: string }) {
  const quiet = 4;
  const side = size + 2 * quiet;
  return (
    <svg
      className="qr-picture"
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      width="240"
      height="240"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
