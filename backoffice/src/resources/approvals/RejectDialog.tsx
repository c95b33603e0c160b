import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Form, minLength, required, TextInput, useTranslate } from 'react-admin';

interface RejectDialogProps {
  onReject: (reason: string) => void;
  onClose: () => void;
}

export function RejectDialog({ onReject, onClose }: RejectDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="reject-title">
      <Form
        onSubmit={(values: Record<string, unknown>) => onReject(String(values.reason))}
        record={{}}
        disableInvalidFormNotification
      >
        <DialogTitle id="reject-title">Отклонить изменение</DialogTitle>
        <DialogContent>
          <TextInput
            source="reason"
            label="Причина"
            multiline
            minRows={3}
            maxRows={8}
            validate={[required(), minLength(3)]}
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="inherit">
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" color="error">
            Отклонить
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
