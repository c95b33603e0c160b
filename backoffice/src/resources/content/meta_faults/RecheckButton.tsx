import RecheckIcon from '@mui/icons-material/PublishedWithChangesOutlined';
import { Button } from '@mui/material';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useNotify } from 'react-admin';
import { useAction } from '../../../kit/actions/useAction.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { useRights } from '../../../kit/session/useRights.ts';

/** Checks at once, for editors who have corrected the issues and do not want to wait for the night. */
export function RecheckButton() {
  const { may } = useRights();
  const provider = useStaffData();
  const notify = useNotify();
  const { act, isBusy } = useAction(['meta_faults']);
  if (!may('seo.recheck')) return null;
  const recheck = async () => {
    const { found } = await provider.recheckMeta();
    const counted = plural(found, ['ошибка', 'ошибки', 'ошибок']);
    notify(found === 0 ? 'Проверено: ошибок нет' : `Проверено: ${counted}`, { type: 'success' });
  };
  return (
    <Button
      variant="outlined"
      startIcon={<RecheckIcon />}
      disabled={isBusy}
      onClick={() => void act(recheck, { failed: 'Не удалось проверить' })}
    >
      {isBusy ? 'Проверяю…' : 'Проверить сейчас'}
    </Button>
  );
}
