import CopyIcon from '@mui/icons-material/ContentCopy';
import { Button } from '@mui/material';
import { useCanAccess, useRecordContext, useResourceContext, useResourceDefinition } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../actions/useAction.ts';
import { useStaffData } from '../api/useStaffData.ts';
import type { ResourceOptions } from '../resource/options.ts';

/** Opens the form of a new record with the values of the current one; nothing is written before it is saved. */
export function CopyButton() {
  const resource = useResourceContext();
  const record = useRecordContext();
  const { options } = useResourceDefinition<ResourceOptions>({ resource });
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  const provider = useStaffData();
  const navigate = useNavigate();
  const { act, isBusy } = useAction();
  if (!resource || record?.id === undefined || !canAccess || !options?.isCopied) return null;
  const copy = async () => {
    const { data } = await provider.copy(resource, record.id);
    await navigate(`/${resource}/create`, { state: { record: data, isCopy: true } });
  };
  return (
    <Button
      variant="outlined"
      startIcon={<CopyIcon />}
      disabled={isBusy}
      onClick={() => void act(copy, { failed: 'Не удалось создать копию' })}
    >
      Создать копию
    </Button>
  );
}
