import { MenuItem, TextField } from '@mui/material';
import type { RoleRights } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useSearchParams } from 'react-router-dom';
import { RoleMatrix } from './RoleMatrix.tsx';

/** The role stands in the address, so that a link shows a colleague the same. */
export function RolePicker({ roles }: { roles: readonly RoleRights[] }) {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('role');
  const chosen = roles.find(({ role }) => role === asked) ?? roles[0];
  if (!chosen) return null;
  const choose = (role: string) =>
    setParameters((before) => ({ ...Object.fromEntries(before), role }), { replace: true });
  return (
    <>
      <TextField
        select
        size="small"
        label="Роль"
        value={chosen.role}
        onChange={({ target }) => choose(target.value)}
        sx={{ width: { xs: '100%', sm: 420 }, mb: 2 }}
      >
        {roles.map(({ role, label, holders }) => (
          <MenuItem key={role} value={role}>
            {label} · {plural(holders, ['человек', 'человека', 'человек'])}
          </MenuItem>
        ))}
      </TextField>
      <RoleMatrix role={chosen} />
    </>
  );
}
