import { Alert, Box, Chip, Link, Stack, Typography } from '@mui/material';
import type { RightHolder, RoleRights } from '@odonta/api/contract';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { Choice } from '../../../kit/inputs/Choice.tsx';
import { actionsOf, areasOf } from './choices.ts';

/** A right is chosen by its area and action; both are in the address. */
export function RightHolders({ roles }: { roles: readonly RoleRights[] }) {
  const [parameters, setParameters] = useSearchParams();
  const areas = areasOf(roles);
  const [askedArea = '', askedAction = ''] = (parameters.get('right') ?? 'users.edit').split('.');
  const area = areas.find(({ id }) => id === askedArea)?.id ?? areas[0]?.id ?? '';
  const actions = actionsOf(roles, area);
  const action = actions.find(({ id }) => id === askedAction)?.id ?? actions[0]?.id ?? '';
  const choose = (right: string) =>
    setParameters((before) => ({ ...Object.fromEntries(before), right }), { replace: true });
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, mb: 2 }}>
        <Choice
          label="Раздел"
          width={320}
          value={area}
          choices={areas}
          onChoose={(id) => choose(`${id}.${action}`)}
        />
        <Choice
          label="Действие"
          width={320}
          value={action}
          choices={actions}
          onChoose={(id) => choose(`${area}.${id}`)}
        />
      </Stack>
      <Holders right={`${area}.${action}`} />
    </>
  );
}

function Holders({ right }: { right: string }) {
  const provider = useStaffData();
  const { data, error } = useQuery<RightHolder[]>({
    queryKey: ['rights', 'holders', right],
    queryFn: () => provider.rightHolders(right),
  });
  if (error) return <Alert severity="error">Список не загрузился. {error.message}</Alert>;
  if (!data) return <Typography role="status">Загрузка…</Typography>;
  if (data.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>Такого права сейчас нет ни у кого.</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map(({ id, name, roles, reach: scope }) => (
        <Stack
          component="li"
          key={id}
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <Link component={RouterLink} to={`/users/${id}/show`}>
            {name}
          </Link>
          {roles.map(({ role, label }) => (
            <Chip key={role} size="small" label={label} />
          ))}
          {scope === 'own' && <Chip size="small" variant="outlined" label="только свои записи" />}
        </Stack>
      ))}
    </Box>
  );
}
