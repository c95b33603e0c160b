/** Pieces of vector drawing shared by the motifs. Coordinates of a motif lie in a square of 400 with its centre at 0,0. */

/** A lower molar seen from the cheek, about 170 wide and 236 high around its centre. */
export const molar =
  'M-82 -44C-88 -86 -58 -114 -30 -106C-16 -102 -8 -91 0 -91C8 -91 16 -102 30 -106C58 -114 88 -86 82 -44' +
  'C79 -14 66 2 62 28C57 66 54 116 34 120C14 123 20 76 9 50C5 41 -5 41 -9 50C-20 76 -14 123 -34 120' +
  'C-54 116 -57 66 -62 28C-66 2 -79 -14 -82 -44Z';

/** The part of the molar above the gum. */
export const molarCrown =
  'M-82 -44C-88 -86 -58 -114 -30 -106C-16 -102 -8 -91 0 -91C8 -91 16 -102 30 -106C58 -114 88 -86 82 -44' +
  'C80 -24 73 -12 68 2C40 16 22 -2 0 6C-22 -2 -40 16 -68 2C-73 -12 -80 -24 -82 -44Z';

/** A front tooth without its root. */
export const incisor =
  'M-34 -52C-36 -66 -24 -74 0 -74C24 -74 36 -66 34 -52C32 -20 38 20 34 50C31 68 18 72 0 72C-18 72 -31 68 -34 50C-38 20 -32 -20 -34 -52Z';

export const enamel = 'url(#enamel)';
export const dentine = 'url(#dentine)';

/** Gradients and filters every picture may refer to. */
export function definitions(main: string, light: string, deep: string): string {
  return `<defs>
    <linearGradient id="enamel" x1="0" y1="0" x2="0.35" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="0.55" stop-color="#f4f7f3"/><stop offset="1" stop-color="#d5e2df"/></linearGradient>
    <linearGradient id="dentine" x1="0" y1="0" x2="0.2" y2="1"><stop offset="0" stop-color="#fbf3e2"/><stop offset="1" stop-color="#dfcba6"/></linearGradient>
    <linearGradient id="metal" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#7f939b"/><stop offset="0.28" stop-color="#f2f6f6"/><stop offset="0.6" stop-color="#b3c2c7"/><stop offset="1" stop-color="#5f747d"/></linearGradient>
    <linearGradient id="accent" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="0.5" stop-color="${main}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
    <linearGradient id="glass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff" stop-opacity="0.55"/><stop offset="1" stop-color="#ffffff" stop-opacity="0.06"/></linearGradient>
    ${shade}
    <radialGradient id="glow"><stop offset="0" stop-color="${light}" stop-opacity="0.95"/><stop offset="0.5" stop-color="${main}" stop-opacity="0.35"/><stop offset="1" stop-color="${main}" stop-opacity="0"/></radialGradient>
  </defs>`;
}

export function at(x: number, y: number, content: string, scale = 1, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`;
}

export const path = (d: string, rest: string) => `<path d="${d}" ${rest}/>`;
export const circle = (x: number, y: number, r: number, rest: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${rest}/>`;
export const line = (d: string, color: string, width: number, rest = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${rest}/>`;

/** The gradient of round shadows; a picture that draws its own definitions needs it among them. */
export const shade =
  '<radialGradient id="shade"><stop offset="0.7" stop-color="#082027" stop-opacity="0.9"/><stop offset="0.85" stop-color="#082027" stop-opacity="0.4"/><stop offset="1" stop-color="#082027" stop-opacity="0"/></radialGradient>';

export const roundShadow = (x: number, y: number, r: number, opacity: number) =>
  circle(x, y, r * 1.16, `fill="url(#shade)" fill-opacity="${opacity}"`);

/**
 * The shadow a body casts: its outline again, lower, in sizes that grow around `centre` so that the edge fades. A real blur
 * took three quarters of the time of a picture.
 */
export function shadow(
  d: string,
  opacity = 0.28,
  dx = 10,
  dy = 22,
  centre: readonly [number, number] = [0, 0],
): string {
  const [x, y] = centre;
  const sizes = [1.16, 1.13, 1.1, 1.07, 1.04, 1.01, 0.98, 0.95];
  const layers = sizes.map(
    (size) =>
      `<path d="${d}" transform="translate(${x + dx} ${y + dy}) scale(${size}) translate(${-x} ${-y})"/>`,
  );
  return `<g fill="#082027" fill-opacity="${opacity * 0.15}">${layers.join('')}</g>`;
}

/** A whole molar with light on its left shoulder. */
export function tooth(): string {
  return (
    shadow(molar) +
    path(molar, `fill="${dentine}"`) +
    path(molarCrown, `fill="${enamel}"`) +
    path(
      'M-66 -52C-68 -80 -50 -96 -34 -92C-48 -84 -56 -66 -56 -40C-56 -30 -64 -34 -66 -52Z',
      'fill="#fff" fill-opacity="0.9"',
    )
  );
}
