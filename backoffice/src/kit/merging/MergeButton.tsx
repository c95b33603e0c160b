import MergeIcon from '@mui/icons-material/MergeType';
import { Button } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useRecordContext, useResourceContext, useResourceDefinition } from 'react-admin';
import type { ResourceOptions } from '../resource/options.ts';
import { useRights } from '../session/useRights.ts';
import { MergeDialog } from './MergeDialog.tsx';

/** Merges a duplicate into the current record, where the resource allows it and the person has the right. */
export function MergeButton() {
  const resource = useResourceContext();
  const record = useRecordContext<RaRecord & { id: number }>();
  const { options } = useResourceDefinition<ResourceOptions>({ resource });
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  const merging = options?.merging;
  if (!resource || !record || !merging || !may(merging.right) || merging.isOpen?.(record) === false)
    return null;
  return (
    <>
      <Button variant="outlined" startIcon={<MergeIcon />} onClick={() => setOpen(true)}>
        Объединить с…
      </Button>
      {isOpen && <MergeDialog merging={merging} record={record} onClose={() => setOpen(false)} />}
    </>
  );
}
