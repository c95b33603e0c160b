import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';

/** Sets the link of the selected words; an empty address takes it away. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''));
  const isFit = href === '' || /^(https?:\/\/|mailto:|tel:|\/)\S+$/.test(href);
  const set = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else chain.setLink({ href }).run();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="link-title">
      <DialogTitle id="link-title">Ссылка</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          margin="dense"
          label="Адрес"
          value={href}
          error={!isFit}
          helperText={isFit ? 'Пусто — убрать ссылку' : 'Адрес начинается с https://, /, mailto: или tel:'}
          onChange={({ target }) => setHref(target.value.trim())}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Отмена</Button>
        <Button variant="contained" disabled={!isFit} onClick={set}>
          Готово
        </Button>
      </DialogActions>
    </Dialog>
  );
}
