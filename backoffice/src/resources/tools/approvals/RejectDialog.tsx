import { FormDialog } from '../../../kit/page/FormDialog.tsx';
import { ReasonInput } from '../../../kit/transitions/ReasonInput.tsx';

interface RejectDialogProps {
  onReject: (reason: string) => void;
  onClose: () => void;
}

export function RejectDialog({ onReject, onClose }: RejectDialogProps) {
  return (
    <FormDialog
      title="Отклонить изменение"
      words={{ send: 'Отклонить' }}
      isDanger
      onSubmit={(values: Record<string, unknown>) => onReject(String(values.reason))}
      onClose={onClose}
    >
      <ReasonInput />
    </FormDialog>
  );
}
