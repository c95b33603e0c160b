import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Form, type FormProps } from 'react-admin';
import { leaveWord } from './leaveWord.ts';

interface FormDialogProps extends Pick<FormProps, 'record' | 'onSubmit'> {
  title: string;
  /** An error that belongs to no field. */
  error?: string | null;
  /** On the button: `busy` while it is under way. */
  words: { send: string; busy?: string };
  isBusy?: boolean;
  isDanger?: boolean;
  width?: 'xs' | 'sm' | 'md';
  onClose: () => void;
  children: ReactNode;
}

/** Typing begins at once; a field that would open a list over the others waits to be asked. */
function focusFirst(dialog: HTMLElement): void {
  const first = dialog.querySelector<HTMLElement>(
    'input:not([type="hidden"], [aria-hidden]), textarea, [role="combobox"]',
  );
  if (!dialog.querySelector('input:focus, textarea:focus') && first?.role !== 'combobox') first?.focus();
}

/** A form over the page. Its input stays after a refusal. */
export function FormDialog({
  title,
  error = null,
  words,
  isBusy = false,
  isDanger = false,
  width = 'sm',
  record = {},
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      fullWidth
      maxWidth={width}
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: focusFirst } }}
    >
      <Form onSubmit={onSubmit} record={record} disableInvalidFormNotification>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 1.5, pt: 1 }}>
            {error && <Alert severity="error">{error}</Alert>}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy} color="inherit">
            {leaveWord(words.send)}
          </Button>
          <Button type="submit" variant="contained" color={isDanger ? 'error' : 'primary'} disabled={isBusy}>
            {isBusy ? (words.busy ?? words.send) : words.send}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
