import { withCommas } from '../fence/measures.ts';

/** Formats cents: 648000 gives "$6,480.00", -5000 gives "-$50.00". The same in every browser and time zone. */
export function formatCents(cents: number): string {
  const whole = Math.abs(cents);
  const rest = String(whole % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}$${withCommas(Math.floor(whole / 100))}.${rest}`;
}

/** Formats hundredths of a quantity: 17250 gives "172.5", 200 gives "2". */
export function formatQuantity(hundredths: number): string {
  const [whole = '0', rest] = String(hundredths / 100).split('.');
  return withCommas(Number(whole)) + (rest ? `.${rest}` : '');
}

/** Formats hundredths of a percent: 997.5 gives "9.975%". */
export function formatPercent(hundredths: number): string {
  return `${Number((hundredths / 100).toFixed(3))}%`;
}
