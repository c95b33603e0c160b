import { requestResults } from '@odonta/db/vocabulary/requests/managerRequest.ts';
import { RadioButtonGroupInput, required, TextInput } from 'react-admin';
import { ReferenceSelect } from '../../kit/inputs/ReferenceSelect.tsx';
import { choicesOf } from '../../kit/list/filters.tsx';

/** What the dialogs of a request's moves ask for. */

const ConfirmBody = () => (
  <>
    <RadioButtonGroupInput
      source="result"
      label="Чем закончилось"
      choices={choicesOf(requestResults)}
      row={false}
      validate={required('Выберите результат')}
      helperText={false}
    />
    <TextInput
      source="comment"
      label="Комментарий для коллег"
      multiline
      minRows={3}
      maxRows={8}
      helperText="Клиент его не увидит"
    />
  </>
);

const AssignBody = () => (
  <ReferenceSelect
    source="manager_id"
    reference="users"
    label="Менеджер"
    isRequired
    filter={{ status: 'ACTIVE', is_partner: false }}
  />
);

export const moveBodies = { confirm: ConfirmBody, assign: AssignBody };
