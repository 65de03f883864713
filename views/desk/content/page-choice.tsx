import type { DocumentEntry } from '../../../src/shared/content/versions.ts';
import { SelectField } from '../../components/field.tsx';
import { PageOptions } from './page-options.tsx';

interface PageChoiceProps {
  pages: readonly DocumentEntry[];
  /** The id of the page that is shown; the home page unless said. */
  page: string | undefined;
  onChoose(page: string): void;
}

/** On which page words are shown that stand on many. */
export function PageChoice({ pages, page = 'home', onChoose }: PageChoiceProps) {
  return (
    <div className="site-editor__page">
      <SelectField
        id="preview-page"
        label="Shown here on"
        value={page}
        onChange={(event) => onChoose(event.target.value)}
      >
        <PageOptions pages={pages} />
      </SelectField>
    </div>
  );
}
