import { useCallback, useEffect, useRef, useState } from 'react';
import type { Note } from '../../../src/shared/content/fields.ts';
import type { PictureChoice, PictureChoices } from '../../../src/shared/pictures/pictures.ts';
import { InputField } from '../../components/field.tsx';
import { describeFailure } from '../../islands/failure.ts';
import { adminRequest } from '../api.ts';
import { FileButton } from '../file-button.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { sendPicture } from '../pictures/changes.tsx';
import { messagesAt, useForm } from './form-context.ts';
import { ChoiceList } from './page-options.tsx';

interface PictureControlProps {
  note: Extract<Note, { control: 'picture' }>;
  path: string;
  value: unknown;
}

/** A picture of the site with the words for those who do not see it. */
export function PictureControl({ note, path, value }: PictureControlProps) {
  const { problems, onChange, idOf } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const { name = '', alt = '' } = (value ?? {}) as { name?: string; alt?: string };

  function choose(choice: Pick<PictureChoice, 'name' | 'alt'>): void {
    setChoosing(false);
    // What the picture before shows is not true of this one.
    if (choice.name !== name) onChange(path, { name: choice.name, alt: choice.alt });
  }

  return (
    <fieldset className="words-picture">
      <legend>{note.label}</legend>
      {name && (
        <img
          key={name}
          className="words-picture__look"
          src={`/api/admin/images/thumbnails/${encodeURIComponent(name)}`}
          alt=""
          loading="lazy"
        />
      )}
      <div className="words-picture__fields">
        <ChooseButton label={note.label} path={path} name={name} onOpen={() => setChoosing(true)} />
        <InputField
          id={idOf(`${path}.alt`)}
          label="What the picture shows"
          messages={messagesAt(problems, `${path}.alt`)}
          data-path={`${path}.alt`}
          value={alt}
          onChange={(event) => onChange(`${path}.alt`, event.target.value)}
        />
      </div>
      {isChoosing && (
        <PictureChooser
          id={idOf(`${path}.choices`)}
          chosen={name}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  );
}

interface ChooseButtonProps {
  label: string;
  path: string;
  name: string;
  onOpen(): void;
}

/** Opens the choice of pictures; what is wrong with the present one stands below. */
function ChooseButton({ label, path, name, onOpen }: ChooseButtonProps) {
  const { problems, idOf } = useForm();
  const id = idOf(`${path}.name`);
  const messages = messagesAt(problems, `${path}.name`);
  const action = name ? 'Choose another picture' : 'Choose a picture';
  return (
    <div className="field">
      <button
        id={id}
        className="button button--quiet"
        type="button"
        data-path={`${path}.name`}
        aria-label={`${action}: ${label}`}
        aria-describedby={messages.length > 0 ? `${id}-message` : undefined}
        onClick={onOpen}
      >
        {action}
      </button>
      {messages.length > 0 && (
        <p className="field__message" id={`${id}-message`}>
          {messages.join(' ')}
        </p>
      )}
    </div>
  );
}

interface PictureChooserProps {
  /** For its controls: several choosers may stand on a screen. */
  id: string;
  /** The name of the picture that stands there now. */
  chosen: string;
  onChoose(choice: Pick<PictureChoice, 'name' | 'alt'>): void;
  onClose(): void;
}

/** The pictures that words may show: the gallery's, which grow by an upload right here, and those that came with the site. */
function PictureChooser({ id, chosen, onChoose, onClose }: PictureChooserProps) {
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

/** What was found, and for which search. */
interface FoundPictures extends PictureChoices {
  search: string;
}

/** A search is sent after this much quiet. */
const quietMs = 250;

/** The pictures that fit what is typed, read in parts; what was found before stays until the answer is there. */
function usePictureChoices() {
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<FoundPictures>();
  const [isFailed, setFailed] = useState(false);
  /** Only the answer to the latest call counts. */
  const calls = useRef(0);

  const read = useCallback(async (search: string, known?: FoundPictures): Promise<void> => {
    calls.current += 1;
    const call = calls.current;
    setFailed(false);
    try {
      const query = new URLSearchParams({ search, ...(known?.next && { before: String(known.next) }) });
      const answer: PictureChoices = await (await adminRequest(`/api/admin/images/choices?${query}`)).json();
      if (call === calls.current) setFound({ search, ...(known ? append(known, answer) : answer) });
    } catch {
      if (call === calls.current) setFailed(true);
    }
  }, []);

  const isFirst = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => void read(search.trim()), isFirst.current ? 0 : quietMs);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [search, read]);

  return {
    ...{ search, setSearch, found, isFailed },
    readAgain: () => void read(search.trim()),
    readMore: () => found && void read(found.search, found),
  };
}

function append(known: PictureChoices, more: PictureChoices): PictureChoices {
  const { builtIn } = known;
  return { ...more, uploads: [...known.uploads, ...more.uploads], builtIn };
}
