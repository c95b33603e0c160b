import { Alert, Box, Typography } from '@mui/material';
import type { RoleRights } from '@odonta/api/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { Loading } from '../../../kit/page/Loading.tsx';
import { PageHead } from '../../../kit/page/PageHead.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { NoAccess } from '../../../layout/states.tsx';
import { RightHolders } from './RightHolders.tsx';
import { RolePicker } from './RolePicker.tsx';

/** The permissions of each role, and the holders of a right: read from the server, which decides by the same table. */
export function RightsPage() {
  const { may, isPending } = useRights();
  if (isPending) return <Loading />;
  return may('users.list') ? <Rights /> : <NoAccess />;
}

function Rights() {
  const provider = useStaffData();
  const { data, error } = useQuery<RoleRights[]>({
    queryKey: ['rights', 'roles'],
    queryFn: () => provider.roleRights(),
  });
  return (
    <>
      <PageHead
        title="Права ролей"
        facts="Права нескольких ролей складываются. Чего нет в таблице, то запрещено."
      />
      {error && <Alert severity="error">Права не загрузились. {error.message}</Alert>}
      {!data && !error && <Loading />}
      {data && (
        <>
          <Section title="Что может роль">
            <RolePicker roles={data} />
          </Section>
          <Section title="У кого есть право">
            <RightHolders roles={data} />
          </Section>
        </>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ bgcolor: 'background.paper', borderRadius: 3, p: { xs: 2, md: 3 }, mb: 2 }}
    >
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
