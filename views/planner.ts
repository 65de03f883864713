import { Planner } from './islands/planner/planner.tsx';
import { mount } from './mount.tsx';
import type { Start } from './waking.ts';

/** The script of Price my fence, with React. */
export const start: Start = (_name, element, props, life) => mount(element, Planner, props, life);
