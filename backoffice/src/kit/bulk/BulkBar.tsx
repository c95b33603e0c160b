import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RestoreSelected } from '../trash/RestoreButtons.tsx';
import { useIsTrash } from '../trash/useTrash.ts';
import { BulkActions, type BulkOptions } from './BulkActions.tsx';
import { mostAtOnce } from './bulkAction.ts';
import { useChoice } from './useChoice.ts';

/** The number of selected records, a button to select everything the filter finds, and the actions. */
export function BulkBar(options: BulkOptions) {
  const choice = useChoice();
  const translate = useTranslate();
  const isTrash = useIsTrash();
  const { count, total, isPageWhole, isAll, chosen, takeAll, clear } = choice;
  if (count === 0) return null;
  const canTakeAll = isPageWhole && !isAll && !isTrash && total !== undefined && total > count;
  return (
    <Box
      role="toolbar"
      aria-label="Действия с выбранными записями"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        bgcolor: 'action.selected',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {translate('ra.action.bulk_actions', { smart_count: count })}
      </Typography>
      {canTakeAll && (
        <Button size="small" disabled={total > mostAtOnce} onClick={takeAll}>
          {total > mostAtOnce
            ? `Все ${total.toLocaleString('ru-RU')} сразу не выбрать: не больше ${mostAtOnce.toLocaleString('ru-RU')}`
            : `Выбрать все ${total.toLocaleString('ru-RU')} по этому фильтру`}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={clear}>
        {translate('ra.action.unselect')}
      </Button>
      <Box sx={{ flex: 1 }} />
      {isTrash ? (
        <RestoreSelected />
      ) : (
        <BulkActions {...options} chosen={chosen} count={count} onDone={clear} />
      )}
    </Box>
  );
}
