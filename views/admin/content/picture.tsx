import { useRef, useState } from 'react';
import { fieldsIn } from '../../../src/shared/field.ts';
import type { PictureChoice, PictureChoices } from '../../../src/shared/pictures/pictures.ts';
import { FieldMessage, InputField, messageId } from '../../components/field.tsx';
import { describeFailure } from '../../islands/failure.ts';
import { readJson } from '../api.ts';
import { FileButton } from '../file-button.tsx';
import { focusOn, openDialog } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import { type ControlProps, FieldControl, useControl, useFields } from '../kit/field.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { Loading } from '../loading.tsx';
import { sendPicture } from '../pictures/changes.tsx';

/** A picture of the site with its alternative text. */
export function PictureControl({ field, note: { label }, path }: ControlProps) {
  const { valueAt, change } = useFields();
  const [{ messages, label: _, ...button }] = useControl(`${path}.name`, label);
  const { alt } = fieldsIn(field);
  const choices = usePictureChoices();
  const [isChoosing, setChoosing] = useState(false);
  const picture = (valueAt(path) ?? {}) as { name?: string; alt?: string };
  const action = picture.name ? 'Choose another picture' : 'Choose a picture';

  return (
    <fieldset className="text-picture">
      <legend>{label}</legend>
      {picture.name && (
        <img
          key={picture.name}
          className="text-picture__look"
          src={`/api/admin/images/thumbnails/${encodeURIComponent(picture.name)}`}
          alt=""
          loading="lazy"
        />
      )}
      <div className="stack-1">
        <div className="field">
          <Button
            quiet
            about={label}
            {...button}
            aria-describedby={messages.length > 0 ? messageId(button.id) : undefined}
            onClick={() => {
              choices.start();
              setChoosing(true);
            }}
          >
            {action}
          </Button>
          <FieldMessage id={button.id} messages={messages} />
        </div>
        {alt && <FieldControl field={alt} path={`${path}.alt`} />}
      </div>
      {isChoosing && (
        <PictureChooser
          id={`${button.id}-choices`}
          choices={choices}
          chosen={picture.name}
          // The previous picture's description doesn't fit this one.
          onChoose={({ name, alt }) => name !== picture.name && change(path, { name, alt })}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  );
}

interface PictureChooserProps {
  /** Prefix for control ids, because a screen can have several choosers. */
  id: string;
  choices: ReturnType<typeof usePictureChoices>;
  /** The name of the current picture. */
  chosen: string | undefined;
  onChoose(choice: Pick<PictureChoice, 'name' | 'alt'>): void;
  onClose(): void;
}

/** The pictures to choose from: the gallery, which accepts uploads right here, and the built-in ones. */
function PictureChooser({ id, choices, chosen, onChoose, onClose }: PictureChooserProps) {
  const [failure, setFailure] = useState('');
  const { search, setSearch, found, isFailed, readAgain, readMore } = choices;

  function choose(choice: Pick<PictureChoice, 'name' | 'alt'>): void {
    onChoose(choice);
    onClose();
  }

  /** A toast would appear behind the dialog, so the dialog shows failures itself. */
  async function add(file: File): Promise<void> {
    setFailure('');
    try {
      choose(await sendPicture(file));
    } catch (error) {
      setFailure(describeFailure(error));
    }
  }

  return (
    <dialog ref={openDialog} className="dialog card picture-chooser" aria-labelledby={`${id}-title`} onClose={onClose}>
      <div className="picture-chooser__head cluster">
        <h2 id={`${id}-title`}>Choose a picture</h2>
        <Button text onClick={onClose}>
          Close
        </Button>
      </div>
      <div className="picture-chooser__tools cluster">
        <InputField
          id={`${id}-search`}
          type="search"
          label="Search by description"
          maxLength={200}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <FileButton label="Add a photo" onFile={add} />
      </div>
      {failure && (
        <p className="dialog__failure notice notice--bad" role="alert">
          {failure}
        </p>
      )}
      {isFailed && <LoadFailure what="The pictures" onReload={readAgain} />}
      {!found && !isFailed && <Loading />}
      {found && (
        <>
          <h3>Your photos</h3>
          <p className="pictures__hint hint" role="status">
            {sayHowMany(found)}
          </p>
          <ChoiceList choices={found.uploads} from={found.from} chosen={chosen} onChoose={choose} />
          {found.next !== undefined && (
            <Button quiet onClick={readMore}>
              Show more
            </Button>
          )}
          {found.builtIn.length > 0 && <h3>Built-in pictures</h3>}
          <ChoiceList choices={found.builtIn} chosen={chosen} onChoose={choose} />
        </>
      )}
    </dialog>
  );
}

interface ChoiceListProps extends Pick<PictureChooserProps, 'chosen'> {
  choices: readonly PictureChoice[];
  /** The index of the first newly loaded picture, which gets the focus unless it is the first of all. */
  from?: number;
  onChoose(choice: PictureChoice): void;
}

/** Pictures as buttons, each with its caption, else its name. */
function ChoiceList({ choices, from = 0, chosen, onChoose }: ChoiceListProps) {
  return (
    <ul className="picture-choices columns">
      {choices.map((choice, index) => (
        <li key={choice.name}>
          <button
            ref={from > 0 && index === from ? focusOn : undefined}
            className="picture-choice card stack-0"
            type="button"
            aria-pressed={choice.name === chosen}
            onClick={() => onChoose(choice)}
          >
            <img className="cover" src={choice.thumbnail} alt="" loading="lazy" decoding="async" />
            <span className="picture-choice__words wraps">{choice.alt || choice.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function sayHowMany({ total, search }: FoundPictures): string {
  if (total === 0)
    return search
      ? `None of your photos match “${search}”.`
      : 'No photos in the gallery yet. Photos you add here also go in the gallery.';
  const photos = total === 1 ? '1 photo' : `${total} photos`;
  return search
    ? `${photos} for “${search}”, the newest first.`
    : `${photos}, newest first. Project photos stay with their project.`;
}

/** The search, its results, and the number of photos loaded before the last part. */
interface FoundPictures extends PictureChoices {
  search: string;
  from: number;
}

/** The pause in typing after which a search is sent, in milliseconds. */
const quietMs = 250;

/** The pictures that match the search, loaded in parts. Earlier results stay until the response arrives. */
function usePictureChoices() {
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<FoundPictures>();
  const [isFailed, setFailed] = useState(false);
  /** Only the response to the latest request counts. */
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function read(search: string, known?: FoundPictures): Promise<void> {
    latest.current += 1;
    const call = latest.current;
    setFailed(false);
    try {
      const query = new URLSearchParams({ search, ...(known?.next && { before: String(known.next) }) });
      const answer = await readJson<PictureChoices>(`/api/admin/images/choices?${query}`);
      if (call !== latest.current) return;
      const { uploads = [], builtIn = answer.builtIn } = known ?? {};
      setFound({ ...answer, uploads: [...uploads, ...answer.uploads], builtIn, search, from: uploads.length });
    } catch {
      if (call === latest.current) setFailed(true);
    }
  }

  return {
    search,
    found,
    isFailed,
    /** Begins with all pictures. */
    start() {
      clearTimeout(timer.current);
      setSearch('');
      setFound(undefined);
      void read('');
    },
    setSearch(typed: string) {
      setSearch(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void read(typed.trim()), quietMs);
    },
    readAgain: () => void read(search.trim()),
    readMore: () => found && void read(found.search, found),
  };
}
