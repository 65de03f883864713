import type { PriceTable } from './fence/prices.ts';

/** The prices that are in force. */
export interface CurrentPrices {
  /** 0: the typical prices that ship with the site, never saved by the owner. */
  version: number;
  /** When the owner last said that they are right; ISO 8601, UTC; `null` for version 0. */
  checkedAt: string | null;
  prices: PriceTable;
}
