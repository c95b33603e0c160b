import Search from '@mui/icons-material/Search';
import { Box, Button } from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isHelpKey, isSearchKey, isWriting, searchKeys } from './shortcuts.ts';

const Palette = lazy(() => import('./Palette.tsx'));
const KeysHelp = lazy(() => import('./KeysHelp.tsx'));

/** The search of the back-office, by its button or its keys; its code comes when it is opened first. */
export function PaletteButton() {
  const [opened, setOpened] = useState<'search' | 'help' | null>(null);
  const close = () => setOpened((now) => (now === 'search' ? null : now));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isSearchKey(event)) setOpened((now) => (now === 'search' ? null : 'search'));
      else if (isHelpKey(event) && !isWriting(event.target)) setOpened('help');
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Search />}
        // The name begins with the visible text, because users of voice control say what they see.
        aria-label={`Найти ${searchKeys()}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpened('search')}
        sx={{ minWidth: 0, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'block' } }}>
          Найти
        </Box>{' '}
        <Box
          component="kbd"
          sx={{
            display: { xs: 'none', md: 'block' },
            ml: 1,
            px: 0.75,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            fontFamily: 'inherit',
            fontSize: 12,
            color: 'text.secondary',
          }}
        >
          {searchKeys()}
        </Box>
      </Button>
      <Suspense fallback={null}>
        {opened === 'search' && <Palette onClose={close} onHelp={() => setOpened('help')} />}
        {opened === 'help' && <KeysHelp onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}
