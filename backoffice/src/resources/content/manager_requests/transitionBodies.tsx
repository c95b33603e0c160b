import { type RequestResult, requestResults } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import { RadioButtonGroupInput, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ManagerSelect } from '../../../kit/inputs/ManagerSelect.tsx';
import { MomentInput } from '../../../kit/inputs/MomentInput.tsx';
import { choicesOf } from '../../../kit/list/filters.tsx';

/** The fields in the dialogs of a request's transitions. */

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
    <NextContact />
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

/** A client who was not reached is called again: the request stays open until then. */
function NextContact() {
  const result = useWatch({ name: 'result' }) as RequestResult | undefined;
  if (result !== 'NO_ANSWER') return null;
  return (
    <MomentInput
      source="next_contact_at"
      label="Когда позвонить снова"
      validate={required('Когда позвонить снова?')}
      helperText="Заявка останется в работе. По московскому времени"
    />
  );
}

const AssignBody = () => <ManagerSelect isRequired />;

export const transitionBodies = { confirm: ConfirmBody, assign: AssignBody };
