/** A Markdown table with its columns in line; numbers stand to the right. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map((name, column) =>
    Math.max(name.length, 3, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) => `| ${cells.map(fit).join(' | ')} |`;
  const fit = (cell: string, column: number) => {
    const width = widths[column] ?? 0;
    return column === 0 ? cell.padEnd(width) : cell.padStart(width);
  };
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(columns), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

/** 75312 → 75 312, 0.9134 → 0.91 */
export function figure(value: number, digits = 0): string {
  return value.toFixed(digits).replace(/\B(?=(?:\d{3})+(?!\d))/g, digits === 0 ? ' ' : '');
}
