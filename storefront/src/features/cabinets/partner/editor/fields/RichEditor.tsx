import { createDocument } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import styles from './fields.module.css';
import { type HeadingLevel, RichBar } from './RichBar.tsx';

export interface RichProps {
  value: string;
  set(html: string): void;
  label: string;
  /** The levels of headings that it may have, from the main one. */
  headings: readonly HeadingLevel[];
  input: { id: string; 'aria-describedby': string | undefined };
}

/** Exactly the markup that the server keeps: headings, lists, tables, links, quotes, bold and italic. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: 'nofollow noopener' },
    },
  }),
  TableKit.configure({ table: { resizable: false, renderWrapper: false } }),
];

/** A text as it will look, with a bar for its formatting. */
export function RichEditor({ value, set, label, headings, input }: RichProps) {
  const editor = useEditor({
    extensions,
    content: value,
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    injectCSS: false,
    editorProps: {
      attributes: {
        id: input.id,
        role: 'textbox',
        class: `prose ${styles.rich} ${styles.written}`,
        'aria-multiline': 'true',
        'aria-label': label,
        ...(input['aria-describedby'] && { 'aria-describedby': input['aria-describedby'] }),
      },
    },
    onUpdate: ({ editor: changed }) => set(changed.isEmpty ? '' : changed.getHTML()),
  });
  // At once: the library would wait for the next frame, and lose the letters until then.
  useEffect(() => {
    // On a slow device the library replaces its first editor before it is shown.
    if (editor.isDestroyed) return;
    editor.view.focus();
    editor.commands.setTextSelection(editor.state.doc.content.size);
  }, [editor]);
  // A value taken from somebody else, or cancelled changes: what is being written is left alone.
  useEffect(() => {
    if (editor.isDestroyed) return;
    // Documents are compared: the server writes the same one in other letters, and the caret would be lost.
    const isOther = !createDocument(value, editor.schema).eq(editor.state.doc);
    if (!editor.isFocused && isOther) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <>
      <RichBar {...{ editor, label, headings }} />
      <EditorContent editor={editor} />
    </>
  );
}
