import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import LinkIcon from '@mui/icons-material/Link';
import RedoIcon from '@mui/icons-material/Redo';
import HeadingIcon from '@mui/icons-material/Title';
import UndoIcon from '@mui/icons-material/Undo';
import { IconButton, Stack, Tooltip } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { type ComponentType, useState } from 'react';
import { LinkDialog } from './LinkDialog.tsx';
import { TableTools } from './TableTools.tsx';

export type HeadingLevel = 2 | 3;

interface Tool {
  label: string;
  icon: ComponentType<{ fontSize?: 'small' }>;
  /** The state of the tool at the caret; absent for one-off actions. */
  mark?: string;
  run(editor: Editor, heading: HeadingLevel): void;
}

const tools: readonly Tool[] = [
  {
    label: 'Заголовок',
    icon: HeadingIcon,
    mark: 'heading',
    run: (editor, level) => editor.chain().focus().toggleHeading({ level }).run(),
  },
  {
    label: 'Полужирный',
    icon: BoldIcon,
    mark: 'bold',
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Курсив',
    icon: ItalicIcon,
    mark: 'italic',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Список',
    icon: BulletsIcon,
    mark: 'bulletList',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Нумерованный список',
    icon: NumbersIcon,
    mark: 'orderedList',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Выноска',
    icon: QuoteIcon,
    mark: 'blockquote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { label: 'Отменить', icon: UndoIcon, run: (editor) => editor.chain().focus().undo().run() },
  { label: 'Повторить', icon: RedoIcon, run: (editor) => editor.chain().focus().redo().run() },
];

export function FormatBar({ editor, heading }: { editor: Editor; heading: HeadingLevel }) {
  const [isLinking, setLinking] = useState(false);
  return (
    <Stack role="group" aria-label="Оформление" direction="row" sx={{ flexWrap: 'wrap', mb: 0.5 }}>
      {tools.map(({ label, icon: Icon, mark, run }) => {
        const isOn = mark !== undefined && editor.isActive(mark);
        return (
          <Tooltip key={label} title={label}>
            <IconButton
              size="small"
              aria-label={label}
              aria-pressed={mark === undefined ? undefined : isOn}
              color={isOn ? 'primary' : 'default'}
              onClick={() => run(editor, heading)}
            >
              <Icon fontSize="small" />
            </IconButton>
          </Tooltip>
        );
      })}
      <Tooltip title="Ссылка">
        <IconButton
          size="small"
          aria-label="Ссылка"
          color={editor.isActive('link') ? 'primary' : 'default'}
          onClick={() => setLinking(true)}
        >
          <LinkIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <TableTools editor={editor} />
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Stack>
  );
}
