import { Typography } from '@mui/material';
import type { StaffCollection } from '@odonta/api/contract';
import { BooleanInput, type RaRecord } from 'react-admin';

/** Without an e-mail in the collection the manager sends the link himself. */
function SendBody({ moved: sent }: { moved?: RaRecord }) {
  const email: StaffCollection['to_email'] | undefined = sent?.to_email;
  return (
    <>
      <Typography>
        Подборка станет отправленной: с этого момента считаем, сколько раз её открыли и к каким курсам
        перешли.
      </Typography>
      {email ? (
        <BooleanInput
          source="by_email"
          label={`Отправить ссылку на ${email}`}
          helperText="Иначе скопируйте ссылку и отправьте сами"
        />
      ) : (
        <Typography>Почта получателя не указана: скопируйте ссылку и отправьте её сами.</Typography>
      )}
    </>
  );
}

export const transitionBodies = { send: SendBody };
