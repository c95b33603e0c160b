import { Box, FormHelperText, FormLabel } from '@mui/material';
import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId } from 'react';
import { useInput, useResourceContext } from 'react-admin';
import { useWords } from '../resource/options.ts';
import { FormatBar, type HeadingLevel } from './FormatBar.tsx';
import { type Lengths, measureOf } from './LongTextInput.tsx';

export interface FormattedTextInputProps extends Lengths {
  source: string;
  /** If not the words for the field. */
  label?: string;
  disabled?: boolean;
  /** In pixels, while little is written. */
  minHeight?: number;
  /** The level of the headings that its bar makes: below the title it will stand under. */
  heading?: HeadingLevel;
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
    link: { openOnClick: false, protocols: ['mailto', 'tel'] },
  }),
  TableKit.configure({ table: { resizable: false, renderWrapper: false } }),
];

/** A formatted text, edited as it will look; the form's value is HTML. */
export default function FormattedTextEditor({
  source,
  label,
  disabled = false,
  minHeight = 260,
  heading = 2,
  ...lengths
}: FormattedTextInputProps) {
  const { field, fieldState } = useInput<string>({ source, defaultValue: '' });
  const { labelOf } = useWords(useResourceContext() ?? '');
  const labelId = useId();
  const editor = useEditor({
    extensions,
    content: field.value ?? '',
    editable: !disabled,
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    injectCSS: false,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelId } },
    onUpdate: ({ editor: changed }) => field.onChange(changed.isEmpty ? '' : changed.getHTML()),
  });

  // The server may send the record again: saved, restored, or changed by another user.
  useEffect(() => {
    if (editor.isDestroyed) return;
    if (!editor.isFocused && (field.value ?? '') !== (editor.isEmpty ? '' : editor.getHTML()))
      editor.commands.setContent(field.value ?? '', { emitUpdate: false });
  }, [editor, field.value]);
  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!disabled, false);
  }, [editor, disabled]);
  // The list of errors leads to it.
  const { ref } = field;
  useEffect(() => ref({ focus: () => editor.commands.focus() }), [ref, editor]);

  return (
    <Box>
      <FormLabel id={labelId} sx={{ display: 'block', mb: 1 }}>
        {label ?? labelOf(source)}
      </FormLabel>
      {!disabled && <FormatBar editor={editor} heading={heading} />}
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          px: 2,
          py: 1,
          '&:focus-within': { borderColor: 'primary.main' },
          '& .ProseMirror': { minHeight, outline: 'none', whiteSpace: 'pre-wrap' },
          '& blockquote': { borderLeft: 3, borderColor: 'divider', ml: 0, pl: 2 },
          '& table': { borderCollapse: 'collapse', width: '100%' },
          '& td, & th': { border: 1, borderColor: 'divider', px: 1, py: 0.5, textAlign: 'left' },
          '& li p, & td p, & th p': { m: 0 },
        }}
      >
        <EditorContent editor={editor} />
      </Box>
      <FormHelperText error={fieldState.invalid}>
        {fieldState.error?.message ?? measureOf((field.value ?? '').trim().length, lengths)}
      </FormHelperText>
    </Box>
  );
}
