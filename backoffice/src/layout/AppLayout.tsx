import { Box, Drawer } from '@mui/material';
import { Suspense } from 'react';
import { type LayoutProps, SkipNavigationButton } from 'react-admin';
import { Loading } from '../kit/page/Loading.tsx';
import { PreferencesGate } from '../kit/preferences/PreferencesGate.tsx';
import { AppHeader } from './AppHeader.tsx';
import { AppMenu } from './AppMenu.tsx';
import { DeputyBanner } from './DeputyBanner.tsx';
import { ProofGuard } from './proof/ProofGuard.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { SecondStepOwed } from './SecondStepOwed.tsx';
import { SessionGuard } from './SessionGuard.tsx';
import { type MenuState, useMenu } from './useMenu.ts';

const menuWidth = 248;

export function AppLayout({ children }: LayoutProps) {
  const menu = useMenu();
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <SkipNavigationButton />
      <SessionGuard />
      <ProofGuard />
      {menu.isBeside ? <MenuColumn {...menu} /> : <MenuDrawer {...menu} />}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <DeputyBanner />
        <AppHeader menu={menu} />
        <Box
          component="main"
          id="main-content"
          sx={{ flex: 1, minWidth: 0, px: { xs: 1.5, sm: 2.5, lg: 4 }, py: { xs: 2, md: 3 } }}
        >
          <ScreenBoundary>
            <PreferencesGate>
              <SecondStepOwed>
                <Suspense fallback={<Loading />}>{children}</Suspense>
              </SecondStepOwed>
            </PreferencesGate>
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
