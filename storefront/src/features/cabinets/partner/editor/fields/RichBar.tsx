import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import styles from './fields.module.css';
import { RichLink } from './RichLink.tsx';

interface Tool {
  label: string;
  sign: string;
  mark?: string;
  run(editor: Editor): void;
}

const tools: readonly Tool[] = [
  {
    ...{ label: 'Заголовок', sign: 'Заголовок', mark: 'heading' },
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    ...{ label: 'Полужирный', sign: 'Ж', mark: 'bold' },
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    ...{ label: 'Курсив', sign: 'К', mark: 'italic' },
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    ...{ label: 'Список', sign: 'Список', mark: 'bulletList' },
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    ...{ label: 'Нумерованный список', sign: 'Нумерованный', mark: 'orderedList' },
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  { label: 'Отменить ввод', sign: '↶', run: (editor) => editor.chain().focus().undo().run() },
  { label: 'Вернуть ввод', sign: '↷', run: (editor) => editor.chain().focus().redo().run() },
];

export function RichBar({ editor, label }: { editor: Editor; label: string }) {
  const [isLinking, setLinking] = useState(false);
  return (
    <>
      <fieldset className={styles.bar} aria-label={`Оформление: ${label}`}>
        {tools.map(({ label: said, sign, mark, run }) => (
          <button
            key={said}
            className="chip"
            type="button"
            aria-label={said}
            title={said}
            aria-pressed={mark === undefined ? undefined : editor.isActive(mark)}
            // The selection stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(editor)}
          >
            {sign}
          </button>
        ))}
        <button
          className="chip"
          type="button"
          aria-expanded={isLinking}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setLinking(!isLinking)}
        >
          Ссылка
        </button>
      </fieldset>
      {isLinking && <RichLink editor={editor} close={() => setLinking(false)} />}
    </>
  );
}
