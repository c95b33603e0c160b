import { Alert, Box, Chip, Link, MenuItem, Stack, TextField, Typography } from '@mui/material';
import type { RightHolder, RoleRights } from '@odonta/api/contract';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useStaffData } from '../../kit/api/useStaffData.ts';
import { areasOf, deedsOf } from './choices.ts';

/** A right is chosen by its area and deed; both stand in the address. */
export function RightHolders({ roles }: { roles: readonly RoleRights[] }) {
  const [parameters, setParameters] = useSearchParams();
  const areas = areasOf(roles);
  const [askedArea = '', askedDeed = ''] = (parameters.get('right') ?? 'users.edit').split('.');
  const area = areas.find(({ id }) => id === askedArea)?.id ?? areas[0]?.id ?? '';
  const deeds = deedsOf(roles, area);
  const deed = deeds.find(({ id }) => id === askedDeed)?.id ?? deeds[0]?.id ?? '';
  const choose = (right: string) =>
    setParameters((before) => ({ ...Object.fromEntries(before), right }), { replace: true });
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, mb: 2 }}>
        <Choice label="Раздел" value={area} choices={areas} onChoose={(id) => choose(`${id}.${deed}`)} />
        <Choice label="Действие" value={deed} choices={deeds} onChoose={(id) => choose(`${area}.${id}`)} />
      </Stack>
      <Holders right={`${area}.${deed}`} />
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly { id: string; name: string }[];
  onChoose: (id: string) => void;
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      sx={{ width: { xs: '100%', sm: 320 } }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
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
      {data.map(({ id, name, roles, reach }) => (
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
          {reach === 'own' && <Chip size="small" variant="outlined" label="только свои записи" />}
        </Stack>
      ))}
    </Box>
  );
}
