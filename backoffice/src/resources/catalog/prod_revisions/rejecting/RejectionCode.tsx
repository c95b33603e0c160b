import { rejectionCodes } from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import { RadioButtonGroupInput, required } from 'react-admin';
import { choicesOf } from '../../../../kit/list/filters.tsx';

/** Why a course, or an edit of it, is not published. */
export const RejectionCode = () => (
  <RadioButtonGroupInput
    source="code"
    label="Что не так"
    choices={choicesOf(rejectionCodes)}
    row={false}
    validate={required('Выберите причину')}
    helperText={false}
  />
);
