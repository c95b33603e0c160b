/** A pasted text as rows of cells, split by the separator of most of its lines. */

export interface Row {
  /** The line number in the text. */
  number: number;
  cells: readonly string[];
}

const separators = ['\t', ';', ','] as const;

export function pastedRows(text: string): Row[] {
  const lines = text.split(/\r\n|\r|\n/);
  const separator = separatorOf(lines.filter((line) => line.trim() !== ''));
  return lines.map((line, index) => ({ number: index + 1, cells: cellsOf(line, separator) }));
}

/** Without any, a line is one cell, and its words are recognised by their form. */
function separatorOf(lines: readonly string[]): string | undefined {
  return separators.find(
    (separator) =>
      lines.length > 0 && lines.filter((line) => line.includes(separator)).length * 2 >= lines.length,
  );
}

/** A separator within quotes parts nothing; two quotes in a row are one. */
function cellsOf(line: string, separator: string | undefined): string[] {
  const cells = [''];
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    const last = cells.length - 1;
    if (sign === '"' && isQuoted && line[at + 1] === '"') at += 1;
    else if (sign === '"' && (isQuoted || cells[last]?.trim() === '')) {
      isQuoted = !isQuoted;
      continue;
    } else if (sign === separator && !isQuoted) {
      cells.push('');
      continue;
    }
    cells[last] += sign;
  }
  return cells;
}
