import type { RaThemeOptions } from 'react-admin';
import { controls } from './controls.ts';
import { dark, light, type Palette } from './palette.ts';
import { reactAdmin } from './reactAdmin.ts';

interface SidePalette {
  main: string;
  contrastText: string;
  soft: string;
  active: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    side: SidePalette;
  }
  interface PaletteOptions {
    side?: SidePalette;
  }
}

export const lightTheme = themeOf('light', light);
export const darkTheme = themeOf('dark', dark);

function themeOf(mode: 'light' | 'dark', colours: Palette): RaThemeOptions {
  const onTeal = mode === 'light' ? '#ffffff' : '#08201f';
  return {
    palette: {
      mode,
      primary: { main: colours.teal, dark: colours.tealDark, contrastText: onTeal },
      secondary: { main: colours.accent, contrastText: mode === 'light' ? '#ffffff' : '#2a140a' },
      error: { main: colours.danger },
      background: { default: colours.ground, paper: colours.paper },
      text: { primary: colours.ink, secondary: colours.soft },
      divider: colours.line,
      side: {
        main: colours.side,
        contrastText: colours.sideText,
        soft: colours.sideSoft,
        active: colours.sideActive,
      },
    },
    // sx multiplies it: 2 is a control, 3 a panel.
    shape: { borderRadius: 4 },
    typography: {
      fontFamily: '"Onest Variable", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
      fontSize: 14,
      h1: { fontSize: '1.5rem', fontWeight: 650, letterSpacing: '-0.015em', lineHeight: 1.25 },
      h2: { fontSize: '1.0625rem', fontWeight: 650, letterSpacing: '-0.005em', lineHeight: 1.35 },
      h3: { fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.4 },
      body1: { fontSize: '0.9375rem', lineHeight: 1.5 },
      h6: { fontSize: '1.125rem', fontWeight: 650 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: { ...controls(colours), ...reactAdmin(colours) },
  };
}
