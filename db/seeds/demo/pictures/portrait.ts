import { face } from './face.ts';
import { spell, widthOf } from './letters.ts';
import { accents, base } from './palette.ts';
import { at, circle, roundShadow, shade } from './shapes.ts';

export interface Sitter {
  isWoman: boolean;
  /** Hair turns grey with the years at work. */
  isGrey: boolean;
  seed: number;
  /** Null for a portrait that several people share. */
  initials: string | null;
}

export const isWomansName = (name: string) => name.endsWith('на');

/** «Горелов Артём Викторович» is АГ. */
export function initialsOf(name: string): string {
  const [surname = '', first = ''] = name.split(' ');
  return `${first[0] ?? ''}${surname[0] ?? ''}`.toUpperCase();
}

/** A drawn bust and a badge with initials: clearly not a real person. */
export function portraitSvg({ isWoman, isGrey, seed, initials }: Sitter): string {
  const accent = accents[((seed % 12) + 1) as keyof typeof accents];
  const dark = seed % 3 === 1;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="800" height="800">
    <defs>
      <linearGradient id="bg" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${dark ? base.teal : '#fdfaf3'}"/><stop offset="1" stop-color="${dark ? base.inkSoft : accent.light}"/></linearGradient>
      <radialGradient id="halo"><stop offset="0" stop-color="#fff" stop-opacity="${dark ? 0.4 : 0.95}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
      <linearGradient id="coat" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#d9e5e4"/></linearGradient>
      ${shade}
    </defs>
    <rect width="640" height="640" fill="url(#bg)"/>
    ${[190, 250, 310, 370].map((r) => circle(320, 300, r, `fill="none" stroke="${dark ? '#fff' : accent.main}" stroke-opacity="0.22" stroke-width="2"`)).join('')}
    ${circle(320, 280, 280, 'fill="url(#halo)"')}
    ${face({ isWoman, isGrey, seed, scrubs: accent.main })}
    ${initials ? badge(initials, dark ? accent.main : base.ink) : ''}
  </svg>`;
}

function badge(initials: string, color: string): string {
  const height = 34;
  return at(
    548,
    548,
    `${roundShadow(2, 8, 56, 0.34)}${circle(0, 0, 56, `fill="${color}"`)}${circle(0, 0, 48, 'fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="2"')}${at(-widthOf(initials, height) / 2, -height / 2, spell(initials, height, '#ffffff', 13))}`,
  );
}
