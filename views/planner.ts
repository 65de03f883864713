import { connectPlanner } from './islands/price/price-planner-controller.ts';
import type { Start } from './waking.ts';

/** The script of Price my fence. */
export const start: Start = (_name, element, props) => connectPlanner(element, props as never);
