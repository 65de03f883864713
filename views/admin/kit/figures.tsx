/** A row of figures, each in a card below its title. */
export function Figures({ figures }: { figures: readonly (readonly [title: string, value: string])[] }) {
  return (
    <dl className="reports__figures columns columns-few">
      {figures.map(([title, value]) => (
        <div key={title} className="reports__figure card">
          <dt className="fine">{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
