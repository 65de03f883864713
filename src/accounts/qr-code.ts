import type { QrCode } from '../shared/admin/accounts.ts';

/** Returns the dark modules of the QR code as one SVG path, so that the page needs neither an external picture nor raw HTML. */
export async function drawQrCode(text: string): Promise<QrCode> {
  const { default: QRCode } = await import('qrcode');
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data, (dark, index) =>
    dark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  );
  return { size, path: squares.join('') };
}
