import MenuIcon from '@mui/icons-material/Menu';
import { AppBar, Box, IconButton, Link, Toolbar, Typography } from '@mui/material';
import { LoadingIndicator, ToggleThemeButton } from 'react-admin';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './bell/Bell.tsx';
import type { MenuState } from './menu/useMenu.ts';
import { PaletteButton } from './palette/PaletteButton.tsx';

export function AppHeader({ menu: { isOpen, setOpen } }: { menu: MenuState }) {
  return (
    <AppBar
      position="sticky"
      color="transparent"
      elevation={0}
      sx={{
        bgcolor: 'background.default',
        border: 0,
        borderBottom: 1,
        borderColor: 'divider',
        borderRadius: 0,
      }}
    >
      <Toolbar variant="dense" sx={{ gap: 0.5, px: { xs: 1, sm: 2 }, minHeight: 52 }}>
        <IconButton
          aria-label={isOpen ? 'Свернуть меню' : 'Открыть меню'}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <MenuIcon />
        </IconButton>
        <Typography
          sx={{ display: { xs: 'block', md: isOpen ? 'none' : 'block' }, fontWeight: 700, ml: 0.5 }}
        >
          Одонта
        </Typography>
        <Box sx={{ flex: 1 }} />
        <PaletteButton />
        <Link
          href="/"
          target="_blank"
          rel="noopener"
          underline="hover"
          sx={{ mr: 1, fontSize: 14, display: { xs: 'none', sm: 'block' } }}
        >
          Открыть сайт
        </Link>
        <LoadingIndicator />
        <Bell />
        <ToggleThemeButton />
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}
