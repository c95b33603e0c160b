import { FormDialog } from '../page/FormDialog.tsx';
import { ReasonInput } from './ReasonInput.tsx';

interface ReasonDialogProps {
  title: string;
  send: string;
  isBusy: boolean;
  onReason(reason: string): Promise<unknown>;
  onClose(): void;
}

/** Asks why, before something is taken back. */
export const ReasonDialog = ({ title, send, isBusy, onReason, onClose }: ReasonDialogProps) => (
  <FormDialog
    title={title}
    words={{ send }}
    isBusy={isBusy}
    isDanger
    onSubmit={async ({ reason }: Record<string, unknown>) => void (await onReason(String(reason)))}
    onClose={onClose}
  >
    <ReasonInput />
  </FormDialog>
);
