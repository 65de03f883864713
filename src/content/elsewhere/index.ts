import { commercial } from './commercial.ts';
import { pages } from './pages.ts';
import { residential } from './residential.ts';
import { styles } from './styles.ts';

/** Texts by the paths of their fields. */
export type TextsByPath = Readonly<Record<string, string>>;

/**
 * Other words, by document and field path, for the texts that name the home region, its towns, soil, weather or rules. They are true in
 * any region, and stand where the plan's `ground` is `anywhere` (docs/product.md, "Words for another region").
 */
export const elsewhere: Readonly<Record<string, TextsByPath>> = { ...pages, ...residential, ...commercial, ...styles };
