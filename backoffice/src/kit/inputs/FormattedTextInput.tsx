import { Box, FormHelperText, FormLabel } from '@mui/material';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId } from 'react';
import { useInput } from 'react-admin';
import { FormatBar } from './FormatBar.tsx';

interface FormattedTextInputProps {
  source: string;
  label: string;
  disabled?: boolean;
}

/** Exactly the markup that the server keeps: headings, lists, links, quotes, bold and italic. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    link: { openOnClick: false, protocols: ['mailto', 'tel'] },
  }),
];

/** A formatted text, edited as it will look; the form's value is HTML. */
export function FormattedTextInput({ source, label, disabled = false }: FormattedTextInputProps) {
  const { field, fieldState } = useInput<string>({ source, defaultValue: '' });
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

  return (
    <Box>
      <FormLabel id={labelId} sx={{ display: 'block', mb: 1 }}>
        {label}
      </FormLabel>
      {!disabled && <FormatBar editor={editor} />}
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          px: 2,
          py: 1,
          '&:focus-within': { borderColor: 'primary.main' },
          '& .ProseMirror': { minHeight: 260, outline: 'none', whiteSpace: 'pre-wrap' },
          '& blockquote': { borderLeft: 3, borderColor: 'divider', ml: 0, pl: 2 },
        }}
      >
        <EditorContent editor={editor} />
      </Box>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}
