import { Popover, type PopoverProps } from '@mui/material';
import type { ReactNode } from 'react';

interface ButtonPopoverProps {
  /** The button it hangs from, while it is open. */
  button: HTMLElement | null;
  paper: NonNullable<PopoverProps['slotProps']>['paper'];
  onClose: () => void;
  children: ReactNode;
}

/** A dialog below its button, with their right edges in line. */
export const ButtonPopover = ({ button, paper, onClose, children }: ButtonPopoverProps) => (
  <Popover
    open={button !== null}
    anchorEl={button}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    slotProps={{ paper: { role: 'dialog', ...paper } }}
  >
    {children}
  </Popover>
);
