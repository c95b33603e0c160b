import type { StaffPayout } from '@odonta/api/contract';
import { type RaRecord, required, TextInput } from 'react-admin';
import { CalledAbout } from '../../../kit/inputs/CalledAbout.tsx';

function PayBody({ moved }: { moved?: RaRecord }) {
  const payee = (moved as StaffPayout | undefined)?.payee;
  return (
    <>
      <TextInput
        source="document_number"
        label="Номер платёжного поручения"
        validate={required()}
        helperText="После этого можно скачать файл для банка"
      />
      {payee && <CalledAbout payee={payee} />}
    </>
  );
}

export const transitionBodies = { pay: PayBody };
