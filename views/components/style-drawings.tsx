import { type StyleDrawingName, styleDrawings } from '../../src/shared/fence/style-drawings.ts';
import { Drawing } from './drawing.tsx';

/** How things are built, drawn to scale beside the words that describe them. */
export function StyleDrawings({ names }: { names: readonly StyleDrawingName[] }) {
  return (
    <ul className="style-drawings">
      {names.map((name) => {
        const drawing = styleDrawings[name]();
        return (
          <li key={name}>
            <Drawing drawing={drawing} id={name} />
            <p>{drawing.title}</p>
          </li>
        );
      })}
    </ul>
  );
}
