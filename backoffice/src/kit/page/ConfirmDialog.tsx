import { Confirm } from 'react-admin';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  content: string;
  confirm: string;
  isWarning?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action and closes as the action starts. */
export const ConfirmDialog = ({ isWarning = false, onConfirm, onClose, ...props }: ConfirmDialogProps) => (
  <Confirm
    {...props}
    {...(isWarning && { confirmColor: 'warning' as const })}
    onConfirm={() => {
      onClose();
      onConfirm();
    }}
    onClose={onClose}
  />
);
