import { Box, Drawer } from '@mui/material';
import { Suspense } from 'react';
import { type LayoutProps, SkipNavigationButton } from 'react-admin';
import { Loading } from '../kit/page/Loading.tsx';
import { PreferencesReady } from '../kit/preferences/PreferencesReady.tsx';
import { AppHeader } from './AppHeader.tsx';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';
import { AppMenu } from './menu/AppMenu.tsx';
import { type MenuState, useMenu } from './menu/useMenu.ts';
import { ReauthenticationGuard } from './reauthentication/ReauthenticationGuard.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { SecondStepOwed } from './SecondStepOwed.tsx';
import { SessionGuard } from './SessionGuard.tsx';

const menuWidth = 248;

export function AppLayout({ children }: LayoutProps) {
  const menu = useMenu();
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <SkipNavigationButton />
      <SessionGuard />
      <ReauthenticationGuard />
      {menu.isBeside ? <MenuColumn {...menu} /> : <MenuDrawer {...menu} />}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <ImpersonationBanner />
        <AppHeader menu={menu} />
        <Box
          component="main"
          id="main-content"
          sx={{ flex: 1, minWidth: 0, px: { xs: 1.5, sm: 2.5, lg: 4 }, py: { xs: 2, md: 3 } }}
        >
          <ScreenBoundary>
            <PreferencesReady>
              <SecondStepOwed>
                <Suspense fallback={<Loading />}>{children}</Suspense>
              </SecondStepOwed>
            </PreferencesReady>
          </ScreenBoundary>
        </Box>
      </Box>
    </Box>
  );
}

function MenuColumn({ isOpen }: MenuState) {
  if (!isOpen) return null;
  return (
    <Box sx={{ width: menuWidth, flexShrink: 0, bgcolor: 'side.main' }}>
      <Box sx={{ position: 'sticky', top: 0, height: '100vh', overflowY: 'auto' }}>
        <AppMenu />
      </Box>
    </Box>
  );
}

function MenuDrawer({ isOpen, setOpen }: MenuState) {
  const paper = { 'aria-label': 'Меню', sx: { width: menuWidth + 24, bgcolor: 'side.main', border: 0 } };
  return (
    <Drawer open={isOpen} onClose={() => setOpen(false)} slotProps={{ paper }}>
      <AppMenu onGo={() => setOpen(false)} />
    </Drawer>
  );
}
