import type { CategoryId } from '@odonta/db/vocabulary/catalog/categories.ts';
import { motifs } from './motifs/index.ts';
import { type Accent, accents, base } from './palette.ts';
import { at, circle, definitions, line, path } from './shapes.ts';

/** `seed` moves the composition a little, so that covers of one kind are siblings and not twins. */
export function coverSvg(category: CategoryId, variant: number, seed = 0): string {
  const accent = accents[category];
  const scene = scenes[variant % scenes.length] ?? ivory;
  const shift = ((seed * 97) % 160) - 80;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">${definitions(accent.main, accent.light, accent.deep)}${scene(accent, motifs[category](accent), shift)}</svg>`;
}

type Scene = (accent: Accent, motif: string, shift: number) => string;

const whole = (fill: string) => `<rect width="1200" height="630" fill="${fill}"/>`;
const slope = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>${whole(`url(#${id})`)}`;
const arcs = (x: number, y: number, from: number, count: number, color: string, opacity: number) =>
  Array.from({ length: count }, (_, n) =>
    circle(
      x,
      y,
      from + n * 44,
      `fill="none" stroke="${color}" stroke-opacity="${opacity * (1 - n / (count + 1))}" stroke-width="2"`,
    ),
  ).join('');
/** Light that fades away; a gradient, since a blur this wide is slow and ends in an edge. */
const blob = (x: number, y: number, r: number, color: string, opacity: number) => {
  const id = `blob${x}-${y}`.replaceAll('.', '-');
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="0.45" stop-color="${color}" stop-opacity="${opacity * 0.55}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>${circle(x, y, r, `fill="url(#${id})"`)}`;
};

const ivory: Scene = ({ light, main }, motif, shift) =>
  slope('bg', base.ivory, base.ivoryDeep) +
  blob(660 + shift, 330, 420, light, 1) +
  blob(1080, 60, 360, base.mint, 0.9) +
  path(
    'M0 470C220 400 380 560 640 520C860 486 1000 420 1200 470V630H0Z',
    `fill="${main}" fill-opacity="0.16"`,
  ) +
  path(
    'M0 540C260 480 420 610 700 574C920 546 1040 510 1200 540V630H0Z',
    `fill="${main}" fill-opacity="0.22"`,
  ) +
  at(640 + shift, 312, motif, 1.2);

const tinted: Scene = ({ light, main }, motif, shift) =>
  slope('bg', '#ffffff', light) +
  circle(900 - shift, 300, 340, `fill="${main}" fill-opacity="0.16"`) +
  circle(900 - shift, 300, 250, `fill="${main}" fill-opacity="0.16"`) +
  arcs(180, 560, 90, 7, main, 0.5) +
  at(800 - shift, 318, motif, 1.3, 3);

const night: Scene = ({ light, main }, motif, shift) =>
  slope('bg', base.inkSoft, '#071a20') +
  blob(600 + shift, 320, 430, main, 0.8) +
  arcs(600 + shift, 320, 240, 8, light, 0.4) +
  blob(110, 60, 300, base.teal, 0.7) +
  at(600 + shift, 316, motif, 1.18);

const teal: Scene = ({ light }, motif, shift) =>
  slope('bg', base.teal, base.tealDeep) +
  path('M0 0H520C420 160 560 300 440 460C400 520 420 580 460 630H0Z', 'fill="#ffffff" fill-opacity="0.06"') +
  path('M0 0H360C280 170 400 320 290 470C250 540 270 590 300 630H0Z', 'fill="#ffffff" fill-opacity="0.06"') +
  blob(760 + shift, 320, 400, light, 0.6) +
  circle(1090, 540, 150, 'fill="#ffffff" fill-opacity="0.07"') +
  at(740 + shift, 314, motif, 1.22, -3);

const vivid: Scene = ({ light, main, deep }, motif, shift) =>
  slope('bg', main, deep) +
  blob(540 - shift, 300, 420, light, 0.8) +
  arcs(1200, 0, 160, 9, '#ffffff', 0.35) +
  path(
    'M0 630C180 520 420 600 620 560C840 516 1010 580 1200 500V630Z',
    'fill="#082027" fill-opacity="0.14"',
  ) +
  at(560 - shift, 314, motif, 1.22);

const paper: Scene = ({ light, main }, motif, shift) => {
  const dots = Array.from({ length: 13 * 7 }, (_, n) =>
    circle(40 + (n % 13) * 94, 36 + Math.floor(n / 13) * 94, 4, `fill="${main}" fill-opacity="0.22"`),
  ).join('');
  return (
    whole(base.ivory) +
    dots +
    path(
      `M${300 + shift} 0H${900 + shift}L${760 + shift} 630H${160 + shift}Z`,
      `fill="${light}" fill-opacity="0.75"`,
    ) +
    path(
      `M${900 + shift} 0H${1010 + shift}L${870 + shift} 630H${760 + shift}Z`,
      `fill="${main}" fill-opacity="0.5"`,
    ) +
    line(`M${1040 + shift} 0L${900 + shift} 630`, main, 3, 'stroke-opacity="0.5"') +
    at(560 + shift, 316, motif, 1.22)
  );
};

const scenes: readonly Scene[] = [ivory, tinted, night, teal, vivid, paper];
