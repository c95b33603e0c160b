import { type Accent, base } from '../palette.ts';
import { at, circle, line, molarCrown, path, roundShadow, shadow } from '../shapes.ts';

/** A milled disc with crowns nested in it, and a crown half drawn as a mesh. */
export function technology({ light, main }: Accent): string {
  return disc(light, main) + at(66, -10, crown(main, light), 1.5);
}

function disc(light: string, main: string): string {
  const nests = [
    [-96, -66],
    [-136, 20],
    [-84, 98],
    [6, 132],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        path(molarCrown, `fill="${main}" fill-opacity="0.35"`) +
          line(molarCrown, main, 4, 'stroke-opacity="0.6"'),
        0.36,
      ),
    )
    .join('');
  return (
    roundShadow(-28, 26, 186, 0.25) +
    circle(-40, 0, 190, `fill="${light}"`) +
    circle(-40, 0, 190, 'fill="url(#glass)"') +
    circle(-40, 0, 172, `fill="none" stroke="${main}" stroke-opacity="0.5" stroke-width="3"`) +
    `<g transform="translate(-40 0)">${nests}</g>`
  );
}

function crown(main: string, light: string): string {
  const mesh =
    'M-4 -120V20M26 -120V20M54 -120V20M78 -120V20M-10 -84H90M-10 -60H90M-10 -36H90M-10 -14H90' +
    'M-4 -84L26 -60M26 -84L54 -60M54 -84L78 -60M-4 -60L26 -36M26 -60L54 -36M54 -60L78 -36M-4 -36L26 -14M26 -36L54 -14M54 -36L78 -14';
  return (
    shadow(molarCrown, 0.34, 8, 18, [0, -50]) +
    path(molarCrown, 'fill="url(#enamel)"') +
    `<clipPath id="half"><path d="M-4 -130H110V40H-4Z"/></clipPath><clipPath id="crown"><path d="${molarCrown}"/></clipPath>` +
    `<g clip-path="url(#half)">${path(molarCrown, `fill="${base.tealDeep}"`)}<g clip-path="url(#crown)">${line(mesh, light, 1.8, 'stroke-opacity="0.85"')}${[
      [26, -60],
      [54, -36],
      [26, -14],
      [54, -84],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 3.6, 'fill="#fff"'))
      .join('')}</g></g>` +
    line('M-4 -92V6', main, 3) +
    path(
      'M-66 -52C-68 -80 -50 -96 -34 -92C-48 -84 -56 -66 -56 -40C-56 -30 -64 -34 -66 -52Z',
      'fill="#fff" fill-opacity="0.95"',
    )
  );
}
