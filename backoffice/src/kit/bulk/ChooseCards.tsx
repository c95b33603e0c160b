import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { type Identifier, useListContext, useTranslate } from 'react-admin';

/** On a phone each card is ticked by itself, as a row of the table is. */
export function ChooseOne({ id }: { id: Identifier }) {
  const { selectedIds, onToggleItem } = useListContext();
  const translate = useTranslate();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_row') } }}
      sx={{ alignSelf: 'flex-start', ml: -1.25, mt: -0.75 }}
    />
  );
}

export function ChoosePage() {
  const { data = [], selectedIds, onSelect } = useListContext();
  const translate = useTranslate();
  const ids = data.map(({ id }) => id);
  const isWhole = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <Box sx={{ px: 1.75, borderBottom: 1, borderColor: 'divider' }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={isWhole}
            indeterminate={!isWhole && ids.some((id) => selectedIds.includes(id))}
            onChange={() => onSelect(isWhole ? others : [...others, ...ids])}
          />
        }
        label={translate('ra.action.select_all')}
      />
    </Box>
  );
}
