/** What a cached page costs while one thing grows. */
export interface Curve {
  /** Such as "leads". */
  name: string;
  points: { count: number; microseconds: number }[];
}

const panel = { width: 280, height: 200, left: 48, top: 28, gap: 24, bottom: 36 };

/** Draws the curves side by side as SVG, on one scale that begins at nothing: a flat line means a constant cost. */
export function drawCurves(curves: readonly Curve[]): string {
  const most = Math.max(...curves.flatMap(({ points }) => points.map(({ microseconds }) => microseconds)));
  const scale = Math.ceil((most * 1.25) / 10) * 10;
  const step = panel.width + panel.left + panel.gap;
  const width = curves.length * step;
  const height = panel.top + panel.height + panel.bottom;
  const panels = curves.map(
    (curve, index) =>
      `<g transform="translate(${index * step + panel.left} ${panel.top})">${drawPanel(curve, scale)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="12" role="img" aria-label="Processor time of a cached page while pages, leads and pictures grow">
<rect width="100%" height="100%" fill="#fff"/>
${panels.join('\n')}
</svg>
`;
}

function drawPanel({ name, points }: Curve, scale: number): string {
  const x = (index: number) => ((index + 0.5) * panel.width) / points.length;
  const y = (microseconds: number) => panel.height - (microseconds / scale) * panel.height;
  const lines = [0, 0.5, 1].map((part) => {
    const height = y(part * scale);
    return `<path d="M0 ${height}H${panel.width}" stroke="#d8d2c4"/><text x="-6" y="${height + 4}" text-anchor="end">${part * scale} µs</text>`;
  });
  const path = points
    .map(({ microseconds }, index) => `${x(index).toFixed(1)},${y(microseconds).toFixed(1)}`)
    .join(' ');
  const marks = points.map(
    ({ count, microseconds }, index) =>
      `<circle cx="${x(index).toFixed(1)}" cy="${y(microseconds).toFixed(1)}" r="4" fill="#1f3a2c"/><text x="${x(index).toFixed(1)}" y="${(y(microseconds) - 10).toFixed(1)}" text-anchor="middle">${microseconds.toFixed(1)}</text><text x="${x(index).toFixed(1)}" y="${panel.height + 18}" text-anchor="middle">${count.toLocaleString('en-US')}</text>`,
  );
  return `<text x="0" y="-12" font-weight="bold">A cached page, by ${name}</text>${lines.join('')}<polyline points="${path}" fill="none" stroke="#1f3a2c" stroke-width="2"/>${marks.join('')}`;
}
