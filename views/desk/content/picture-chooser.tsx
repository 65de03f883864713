import { useEffect, useRef, useState } from 'react';
import type { PictureChoice } from '../../../src/shared/pictures.ts';
import { InputField } from '../../components/field.tsx';
import { describeFailure } from '../../islands/failure.ts';
import { FileButton } from '../file-button.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { sendPicture } from '../pictures/picture-changes.ts';
import { ChoiceList } from './choice-list.tsx';
import { type FoundPictures, usePictureChoices } from './picture-choices.ts';

interface PictureChooserProps {
  /** For its controls: several choosers may stand on a screen. */
  id: string;
  /** The name of the picture that stands there now. */
  chosen: string;
  onChoose(choice: Pick<PictureChoice, 'name' | 'alt'>): void;
  onClose(): void;
}

/** The pictures that words may show: the gallery's, which grow by an upload right here, and those that came with the site. */
export function PictureChooser({ id, chosen, onChoose, onClose }: PictureChooserProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [failure, setFailure] = useState('');
  const choices = usePictureChoices();
  useEffect(() => dialog.current?.showModal(), []);

  /** The dialog is closed first, so that the focus goes back to the button that opened it. */
  function choose(choice: Pick<PictureChoice, 'name' | 'alt'>): void {
    dialog.current?.close();
    onChoose(choice);
  }

  /** A notification would appear behind the dialog, so a failure is told in it. */
  async function add(file: File): Promise<void> {
    setFailure('');
    try {
      choose(await sendPicture(file));
    } catch (error) {
      setFailure(describeFailure(error));
    }
  }

  return (
    <dialog ref={dialog} className="dialog picture-chooser" aria-labelledby={`${id}-title`} onClose={onClose}>
      <div className="picture-chooser__head">
        <h2 id={`${id}-title`}>Choose a picture</h2>
        <button className="text-button" type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div className="picture-chooser__tools">
        <InputField
          id={`${id}-search`}
          type="search"
          label="Search by what it shows"
          maxLength={200}
          value={choices.search}
          onChange={(event) => choices.setSearch(event.target.value)}
        />
        <FileButton label="Add a photo" onFile={add} />
      </div>
      {failure && (
        <p className="dialog__failure" role="alert">
          {failure}
        </p>
      )}
      {choices.isFailed && <LoadFailure what="The pictures" onReload={choices.readAgain} />}
      {!choices.found && !choices.isFailed && <p className="admin-loading">Loading...</p>}
      {choices.found && <Found {...{ found: choices.found, chosen, onMore: choices.readMore, onChoose: choose }} />}
    </dialog>
  );
}

interface FoundProps {
  found: FoundPictures;
  chosen: string;
  onMore(): void;
  onChoose(choice: PictureChoice): void;
}

function Found({ found: { search, uploads, total, builtIn, next }, chosen, onMore, onChoose }: FoundProps) {
  return (
    <>
      <h3>Your photos</h3>
      <p className="pictures__hint" role="status">
        {sayHowMany(total, search)}
      </p>
      <ChoiceList choices={uploads} chosen={chosen} onChoose={onChoose} />
      {next !== undefined && (
        <button className="button button--quiet" type="button" onClick={onMore}>
          Show more
        </button>
      )}
      {builtIn.length > 0 && <h3>Pictures of the site</h3>}
      <ChoiceList choices={builtIn} chosen={chosen} onChoose={onChoose} />
    </>
  );
}

function sayHowMany(total: number, search: string): string {
  if (total === 0)
    return search
      ? `No photo of yours fits “${search}”.`
      : 'No photo in the gallery yet. One that you add here stands in the gallery, too.';
  const photos = total === 1 ? '1 photo' : `${total} photos`;
  return search
    ? `${photos} for “${search}”, the newest first.`
    : `${photos}, the newest first. Photos of projects stay with their project.`;
}
