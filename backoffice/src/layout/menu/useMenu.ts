import { type Theme, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useStore } from 'react-admin';

export interface MenuState {
  /** Beside the page, or drawn over it where there is no room. */
  isBeside: boolean;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** The menu beside the page stays as it was left; the one over the page opens only when asked. */
export function useMenu(): MenuState {
  const isBeside = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const [isKept, keep] = useStore('menu.isOpen', true);
  const [isDrawn, draw] = useState(false);
  return { isBeside, isOpen: isBeside ? isKept : isDrawn, setOpen: isBeside ? keep : draw };
}
