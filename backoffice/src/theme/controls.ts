import type { RaThemeOptions } from 'react-admin';
import { LongListbox } from '../kit/inputs/LongListbox.tsx';
import type { Palette } from './palette.ts';

type Components = NonNullable<RaThemeOptions['components']>;

/** Plain MUI controls, and the one place where their accessibility is repaired. */
export function controls(colours: Palette): Components {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { overflowX: 'hidden' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { fontFamily: 'inherit', ...focusRing(colours) } },
    },
    // react-admin draws one without a name beside the button that renews a page.
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Загрузка' } },
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { borderRadius: 8 } } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, rounded: { border: `1px solid ${colours.line}` } },
    },
    MuiCheckbox: { defaultProps: { slotProps: nameOnInput } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiOutlinedInput: { styleOverrides: { root: { backgroundColor: colours.paper, borderRadius: 8 } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 14 } } },
    MuiTooltip: { defaultProps: { describeChild: true, enterDelay: 400 } },
    MuiAutocomplete: {
      defaultProps: {
        clearText: 'Очистить',
        closeText: 'Свернуть',
        openText: 'Раскрыть',
        loadingText: 'Загрузка…',
        noOptionsText: 'Ничего не найдено',
        slotProps: { listbox: { component: LongListbox } },
      },
    },
    MuiLink: { styleOverrides: { root: { ...focusRing(colours), textUnderlineOffset: '0.2em' } } },
  };
}

function focusRing(colours: Palette) {
  return { '&:focus-visible': { outline: `2px solid ${colours.teal}`, outlineOffset: 2 } };
}

/**
 * react-admin names its table checkboxes by `aria-label` on MUI's root span, which has no role and may not be named
 * (axe: aria-prohibited-attr). The name belongs on the input.
 */
const nameOnInput = {
  root: { 'aria-label': undefined, inputProps: undefined },
  input: (owner: object) => ('aria-label' in owner ? { 'aria-label': owner['aria-label'] } : {}),
};
