/** How a search engine would show the page; lengths outside of what it shows whole turn amber and stop nothing. */
export function SearchLook({ words }: { words: unknown }) {
  const { title, description } = words as { title?: unknown; description?: unknown };
  if (typeof title !== 'string' || typeof description !== 'string') return null;
  return (
    <div className="search-look">
      <p className="search-look__title">{title}</p>
      <p className="search-look__description">{description}</p>
      <p className="search-look__counts">
        <Count name="Title" length={title.length} from={30} to={60} />
        <Count name="Description" length={description.length} from={110} to={160} />
      </p>
    </div>
  );
}

function Count({ name, length, from, to }: { name: string; length: number; from: number; to: number }) {
  const fits = length >= from && length <= to;
  return (
    <span className={fits ? undefined : 'search-look__count--amber'}>
      {name}: {length} characters{!fits && `; ${from} to ${to} show best`}
    </span>
  );
}
