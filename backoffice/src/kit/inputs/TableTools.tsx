import TableIcon from '@mui/icons-material/TableChartOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import type { Editor } from '@tiptap/core';

const changes: readonly [label: string, run: (editor: Editor) => void][] = [
  ['+ строка', (editor) => editor.chain().focus().addRowAfter().run()],
  ['+ столбец', (editor) => editor.chain().focus().addColumnAfter().run()],
  ['− строка', (editor) => editor.chain().focus().deleteRow().run()],
  ['− столбец', (editor) => editor.chain().focus().deleteColumn().run()],
  ['Убрать таблицу', (editor) => editor.chain().focus().deleteTable().run()],
];

/** Inserts a table; inside of one it offers rows and columns instead. */
export function TableTools({ editor }: { editor: Editor }) {
  if (!editor.isActive('table'))
    return (
      <Tooltip title="Таблица">
        <IconButton
          size="small"
          aria-label="Таблица"
          onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
        >
          <TableIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    );
  return changes.map(([label, run]) => (
    <Button key={label} size="small" color="inherit" onClick={() => run(editor)}>
      {label}
    </Button>
  ));
}
