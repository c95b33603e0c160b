import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import { Box, Button, Divider, Menu, MenuItem, Typography } from '@mui/material';
import { staffRoleLabels } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { useState } from 'react';
import { useGetIdentity, useLogout } from 'react-admin';
import { Link } from 'react-router-dom';
import type { StaffIdentity } from '../kit/session/authProvider.ts';

export function AccountMenu() {
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!identity) return null;
  const { fullName, email, roles } = identity as StaffIdentity;
  return (
    <>
      <Button
        color="inherit"
        startIcon={<AccountCircle />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Учётная запись: ${fullName}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 0, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'block' } }}>
          {fullName}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Box component="li" sx={{ px: 2, py: 1, maxWidth: 320, listStyle: 'none' }} role="presentation">
          <Typography sx={{ fontWeight: 600 }}>{fullName}</Typography>
          <Typography sx={{ color: 'text.secondary', fontSize: 13 }}>{email}</Typography>
          <Typography sx={{ color: 'text.secondary', fontSize: 13 }}>
            {roles.map((role) => staffRoleLabels[role]).join(', ')}
          </Typography>
        </Box>
        <Divider component="li" />
        <MenuItem component={Link} to="/account" onClick={() => setAnchor(null)}>
          Сеансы и пароль
        </MenuItem>
        <MenuItem onClick={() => void logout({}, undefined, false)}>Выйти</MenuItem>
      </Menu>
    </>
  );
}
