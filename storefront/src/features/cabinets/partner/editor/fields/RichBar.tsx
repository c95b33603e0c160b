import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import styles from './fields.module.css';
import { RichLink } from './RichLink.tsx';

export type HeadingLevel = 2 | 3;

interface Tool {
  label: string;
  sign: string;
  isOn?(editor: Editor): boolean;
  run(editor: Editor): void;
}

/** The first of the levels is the main one. */
const headingTool = (level: HeadingLevel, order: number): Tool => {
  const label = order === 0 ? 'Заголовок' : 'Подзаголовок';
  return {
    ...{ label, sign: label },
    isOn: (editor) => editor.isActive('heading', { level }),
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  };
};

const isIn = (name: string) => (editor: Editor) => editor.isActive(name);

const tools: readonly Tool[] = [
  {
    ...{ label: 'Полужирный', sign: 'Ж', isOn: isIn('bold') },
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    ...{ label: 'Курсив', sign: 'К', isOn: isIn('italic') },
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    ...{ label: 'Список', sign: 'Список', isOn: isIn('bulletList') },
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    ...{ label: 'Нумерованный список', sign: 'Нумерованный', isOn: isIn('orderedList') },
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  { label: 'Отменить ввод', sign: '↶', run: (editor) => editor.chain().focus().undo().run() },
  { label: 'Вернуть ввод', sign: '↷', run: (editor) => editor.chain().focus().redo().run() },
];

interface Props {
  editor: Editor;
  label: string;
  headings: readonly HeadingLevel[];
}

export function RichBar({ editor, label, headings }: Props) {
  const [isLinking, setLinking] = useState(false);
  return (
    <>
      <fieldset className={styles.bar} aria-label={`Оформление: ${label}`}>
        {[...headings.map(headingTool), ...tools].map(({ label: said, sign, isOn, run }) => (
          <button
            key={said}
            className="chip"
            type="button"
            aria-label={said}
            title={said}
            aria-pressed={isOn?.(editor)}
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
