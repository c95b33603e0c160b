import { Box } from '@mui/material';
import type { RoleRights } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useSearchParams } from 'react-router-dom';
import { Choice } from '../../../kit/inputs/Choice.tsx';
import { RoleMatrix } from './RoleMatrix.tsx';

/** The role is part of the address, so that a link shows a colleague the same. */
export function RolePicker({ roles }: { roles: readonly RoleRights[] }) {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('role');
  const chosen = roles.find(({ role }) => role === asked) ?? roles[0];
  if (!chosen) return null;
  const choose = (role: string) =>
    setParameters((before) => ({ ...Object.fromEntries(before), role }), { replace: true });
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Choice
          label="Роль"
          width={420}
          value={chosen.role}
          choices={roles.map(({ role, label, holders }) => ({
            id: role,
            name: `${label} · ${plural(holders, ['человек', 'человека', 'человек'])}`,
          }))}
          onChoose={choose}
        />
      </Box>
      <RoleMatrix role={chosen} />
    </>
  );
}
