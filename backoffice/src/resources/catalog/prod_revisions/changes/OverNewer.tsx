import { Checkbox, FormControlLabel } from '@mui/material';
import type { EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { labelOf } from '../facts.ts';

interface OverNewerProps {
  /** Accepted fields that the course has got other values of since. */
  fields: readonly EditedField[];
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A newer value of the course is overwritten only on purpose. */
export const OverNewer = ({ fields, isChosen, onChoose }: OverNewerProps) => (
  <FormControlLabel
    control={<Checkbox checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />}
    label={`Принять поверх того, что изменили в курсе позже: ${fields.map(labelOf).join(', ')}`}
    sx={{ width: '100%', mr: 0, alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 1 } }}
  />
);
