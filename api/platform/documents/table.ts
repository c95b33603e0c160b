import type { Sheet } from './sheet.ts';

export interface Column {
  title: string;
  /** In shares of the whole width. */
  share: number;
  align?: 'left' | 'right' | 'center';
}

const padding = { x: 3.5, y: 3 };

/** A table with lines around its cells; its header stands again on every page. */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  size = 8.5,
): void {
  const { doc, left, width, bottom } = sheet;
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (width * share) / whole);
  const header = columns.map(({ title }) => title);

  drawHeader();
  for (const row of rows) {
    if (doc.y + heightOf(row, 'text') > bottom) {
      doc.addPage();
      drawHeader();
    }
    drawRow(row, 'text', (at) => columns[at]?.align ?? 'left');
  }

  function drawHeader() {
    drawRow(header, 'bold', () => 'center');
  }

  function drawRow(cells: readonly string[], font: string, alignOf: (at: number) => Column['align']) {
    const [top, height] = [doc.y, heightOf(cells, font)];
    let x = left;
    cells.forEach((cell, index) => {
      const room = widths[index] ?? 0;
      doc.rect(x, top, room, height).stroke();
      doc.font(font).fontSize(size);
      doc.text(cell, x + padding.x, top + padding.y, { width: room - 2 * padding.x, align: alignOf(index) });
      x += room;
    });
    doc.x = left;
    doc.y = top + height;
  }

  function heightOf(cells: readonly string[], font: string): number {
    doc.font(font).fontSize(size);
    const heights = cells.map((cell, index) =>
      doc.heightOfString(cell || ' ', { width: (widths[index] ?? 0) - 2 * padding.x }),
    );
    return Math.max(...heights) + 2 * padding.y;
  }
}
