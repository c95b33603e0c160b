/** The product's ink, ivory, teal and one warm accent. Pairs of text and ground are at least 4.5 : 1. */
export const light = {
  ground: '#faf7f1',
  paper: '#ffffff',
  raised: '#f6f2e9',
  ink: '#13282c',
  soft: '#4b5d61',
  line: '#e5decf',
  teal: '#0b6b67',
  tealDark: '#085450',
  tealWash: '#e2f1ee',
  accent: '#a94c12',
  danger: '#b3261e',
  side: '#0b3234',
  sideText: '#f6f1e7',
  sideSoft: '#b9d3ce',
  sideActive: '#174b4a',
} as const;

export const dark: Palette = {
  ground: '#0b1618',
  paper: '#122123',
  raised: '#182b2d',
  ink: '#e9f0ed',
  soft: '#a5b8b5',
  line: '#23393b',
  teal: '#5fd0c3',
  tealDark: '#8ae0d6',
  tealWash: '#12302f',
  accent: '#f3ac78',
  danger: '#ff9d92',
  side: '#081113',
  sideText: '#e9f0ed',
  sideSoft: '#a5b8b5',
  sideActive: '#14292a',
};

export type Palette = { [Name in keyof typeof light]: string };

export type Tone = 'waiting' | 'good' | 'bad' | 'muted' | 'info';

/** Text and ground of status chips. */
export const tones: Record<'light' | 'dark', Record<Tone, { text: string; ground: string }>> = {
  light: {
    waiting: { text: '#7a4a00', ground: '#fdecc8' },
    good: { text: '#0a5c4d', ground: '#d8f0e6' },
    bad: { text: '#8f231c', ground: '#fbe0dc' },
    muted: { text: '#4d5a5e', ground: '#e9e6df' },
    info: { text: '#0d5470', ground: '#dceef6' },
  },
  dark: {
    waiting: { text: '#ffd58a', ground: '#3e2f10' },
    good: { text: '#8fe3c8', ground: '#12382f' },
    bad: { text: '#ffb3aa', ground: '#451d19' },
    muted: { text: '#c0cac8', ground: '#26363a' },
    info: { text: '#9bd8f2', ground: '#123341' },
  },
};
