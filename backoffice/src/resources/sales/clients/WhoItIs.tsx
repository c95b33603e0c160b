import { Link, Stack } from '@mui/material';
import type { StaffClient, StaffIndividual } from '@odonta/api/contract';
import { clientAddress } from '@odonta/db/vocabulary/identity/clientKey.ts';
import { RecordContextProvider, useGetOne } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { CallLink } from '../../../kit/record/ContactLinks.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { Contacts } from '../../identity/individuals/Contacts.tsx';

/** The account and the companies of the client, and how to reach him. */
export function WhoItIs({ client: { phone, individual, company, companies } }: { client: StaffClient }) {
  const isKnown = individual || company || companies.length > 0;
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {individual && <Person id={individual.id} name={individual.name} />}
      {company && (
        <>
          <RecordPointer resource="legal_users" id={company.id} name={company.name} />
          <span>ИНН {company.inn}</span>
        </>
      )}
      {companies.map(({ id, name }) => (
        <span key={id}>
          Сотрудник организации{' '}
          <Link component={RouterLink} to={clientAddress(`company-${id}`)}>
            {name}
          </Link>
        </span>
      ))}
      {!individual && phone && <CallLink phone={phone} />}
      {!isKnown && <span>Личного кабинета с этим телефоном нет.</span>}
    </Stack>
  );
}

function Person({ id, name }: { id: number; name: string }) {
  const { may } = useRights();
  const { data } = useGetOne<StaffIndividual>('individuals', { id }, { enabled: may('individuals.show') });
  return (
    <>
      <RecordPointer resource="individuals" id={id} name={name || `Покупатель № ${id}`} />
      {data && (
        <RecordContextProvider value={data}>
          <Contacts />
        </RecordContextProvider>
      )}
    </>
  );
}
