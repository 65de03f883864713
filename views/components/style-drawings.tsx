import { drawElevation } from '../../src/shared/fence/elevation.ts';
import type { KindName } from '../../src/shared/fence/kinds.ts';
import { useSite } from '../site.ts';
import { Drawing } from './drawing.tsx';

/** The fences that words may show as the planner draws them, with their heights in inches. Any other drawing is a file of its name in `src/shared/fence/drawings`. */
const fences: Readonly<Record<string, readonly [kind: KindName, height: number]>> = {
  'wood-privacy': ['wood-privacy', 72],
  'wood-picket': ['wood-picket', 48],
  'vinyl-privacy': ['vinyl-privacy', 72],
  'vinyl-picket': ['vinyl-picket', 48],
  'vinyl-ranch': ['vinyl-ranch', 60],
  'aluminum-decorative': ['aluminum-decorative', 48],
  'aluminum-pool': ['aluminum-pool', 54],
  'chain-link': ['chain-link', 48],
  'tall-chain-link': ['chain-link', 96],
};

/** How things are built, drawn to scale beside the words that describe them; a name that this release does not know is left out. */
export function StyleDrawings({ names }: { names: readonly string[] }) {
  const { drawings } = useSite();
  return (
    <ul className="style-drawings">
      {names.map((name) => {
        const fence = fences[name];
        const drawing = fence ? drawElevation(...fence) : drawings[name];
        return (
          drawing && (
            <li key={name}>
              <Drawing drawing={drawing} id={name} />
              <p className="hint">{drawing.title}</p>
            </li>
          )
        );
      })}
    </ul>
  );
}
