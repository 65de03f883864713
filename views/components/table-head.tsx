/** The headings of a table's columns. */
export function TableHead({ columns }: { columns: readonly string[] }) {
  return (
    <thead className="table__head">
      <tr>
        {columns.map((column) => (
          <th key={column} className="table__column" scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
