import { Box, Switch } from '@mui/material';
import { type RaRecord, useCanAccess, useRecordContext, useResourceContext } from 'react-admin';
import { useWords } from '../resource/options.ts';
import { useToggle } from './useToggle.tsx';

interface ToggleFieldProps {
  source: string;
  /** Its label; the name of the field by default. */
  label?: string;
}

/** A yes or no that users with the right change in place; others read it. */
export function ToggleField({ source, label }: ToggleFieldProps) {
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'edit' });
  const { labelOf } = useWords(resource);
  const name = label ?? labelOf(source);
  const { isOn, isBusy, turn } = useToggle(source, name);
  if (!record) return null;
  if (!canAccess) return isOn ? 'Да' : 'Нет';
  return (
    // A row of a list opens by a click; this one is meant for the switch.
    <Box component="span" onClick={(event) => event.stopPropagation()}>
      <Switch
        size="small"
        checked={isOn}
        onChange={(_, to) => void turn(to)}
        slotProps={{ input: { role: 'switch', 'aria-label': name, 'aria-busy': isBusy } }}
      />
    </Box>
  );
}
