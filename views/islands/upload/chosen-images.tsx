import { slotOf } from '../../../src/shared/pictures.ts';
import { Icon } from '../../components/icon.tsx';
import { FilePreview } from './file-preview.tsx';
import type { ChosenImage } from './image-upload.ts';

interface ChosenImagesProps {
  chosen: readonly ChosenImage[];
  /** Which one is on its way. */
  sending: number | undefined;
  disabled: boolean;
  onRemove(id: number): void;
}

/** The chosen files, each with its preview and target. */
export function ChosenImages({ chosen, sending, disabled, onRemove }: ChosenImagesProps) {
  if (chosen.length === 0) return null;
  return (
    <ul className="chosen" aria-label="Selected images">
      {chosen.map(({ id, file, problem }) => (
        <li className="chosen__item" key={id} aria-busy={id === sending || undefined}>
          <FilePreview file={file} />
          <div className="chosen__words">
            <p className="chosen__name">{`Selected: ${file.name}`}</p>
            <p className="chosen__fate">{describeFate(file.name)}</p>
            {problem && <p className="field__message">{problem}</p>}
          </div>
          <button
            className="chosen__remove"
            type="button"
            disabled={disabled}
            aria-label={`Remove ${file.name}`}
            onClick={() => onRemove(id)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function describeFate(fileName: string): string {
  const slot = slotOf(fileName);
  return slot ? `Replaces ${slot} across the website` : 'Will be added to the gallery';
}
