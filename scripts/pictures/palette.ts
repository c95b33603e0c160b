import type { CategoryId } from '@odonta/db/vocabulary/catalog/categories.ts';

/** The family of colours: ink, teal and ivory are shared, every category has one accent with a light and a deep tone. */
export const base = {
  ink: '#0f2a33',
  inkSoft: '#16404a',
  teal: '#0e7c7b',
  tealDeep: '#0a5558',
  mint: '#d3e9e4',
  ivory: '#f7f2e8',
  ivoryDeep: '#ebe1cf',
} as const;

export interface Accent {
  light: string;
  main: string;
  deep: string;
}

export const accents: Record<CategoryId, Accent> = {
  1: { light: '#a9dcd4', main: '#23a297', deep: '#0d6b68' },
  2: { light: '#f3cf9f', main: '#dc8b3a', deep: '#8f5218' },
  3: { light: '#b4d0e6', main: '#3f7cb3', deep: '#1d4a75' },
  4: { light: '#f4c3c0', main: '#dc7478', deep: '#98404c' },
  5: { light: '#ecd9a4', main: '#c99b36', deep: '#7d5d16' },
  6: { light: '#c6cdef', main: '#6274c6', deep: '#353f86' },
  7: { light: '#fbe0a0', main: '#f0b03c', deep: '#ab6f10' },
  8: { light: '#b5e4ec', main: '#38afc4', deep: '#14697c' },
  9: { light: '#d9c9e8', main: '#8a67b0', deep: '#513472' },
  10: { light: '#c4d6de', main: '#5c8598', deep: '#2c4e5e' },
  11: { light: '#c6e0c4', main: '#5f9f6c', deep: '#2f6440' },
  12: { light: '#eec7b5', main: '#c1694a', deep: '#7c3a24' },
};
