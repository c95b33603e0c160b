import { circle, line, path, shadow } from './shapes.ts';

const skins = ['#f3cfb0', '#eabf9c', '#f6d8be', '#dcab86', '#e6b894'] as const;
const hairs = ['#2d2320', '#4a3226', '#6f4a2d', '#a9743f', '#3b2b3a', '#7d3b22', '#574237'] as const;
const greys = ['#8b8f92', '#c9ccce', '#a7a29c'] as const;

const headwear = {
  short:
    'M226 268C214 168 262 136 322 136C388 136 428 170 414 268C408 238 402 222 388 210C350 216 284 210 252 208C238 224 232 244 226 268Z',
  parted:
    'M224 270C208 160 268 128 334 134C402 140 430 190 415 272C409 242 402 228 396 214C352 220 302 208 276 184C262 206 236 228 224 270Z',
  swept:
    'M224 262C206 150 292 116 352 128C412 138 432 196 416 266C412 240 404 214 380 196C340 214 268 190 240 216C232 230 228 244 224 262Z',
  fringe:
    'M226 276C214 160 262 132 320 132C380 132 428 160 414 276C408 230 376 196 330 178C290 204 240 220 226 276Z',
  centre:
    'M222 300C206 164 262 130 320 130C380 130 436 164 418 300C416 238 372 208 320 168C270 208 226 238 222 300Z',
} as const;

const behind = {
  bob: 'M202 300C188 164 250 122 320 122C392 122 452 164 438 300C436 356 434 380 426 396C380 410 262 410 214 396C206 380 204 356 202 300Z',
  long: 'M198 300C182 156 250 118 320 118C392 118 458 156 442 300C440 384 462 440 472 500C420 540 220 540 168 500C178 440 202 384 198 300Z',
  bun: 'M204 290C192 164 250 126 320 126C390 126 448 164 436 290C430 330 420 346 412 352H228C220 346 210 330 204 290Z',
} as const;

interface Person {
  isWoman: boolean;
  isGrey: boolean;
  seed: number;
  scrubs: string;
}

export function face({ isWoman, isGrey, seed, scrubs }: Person): string {
  const skin = pick(skins, seed);
  const hair = pick(isGrey ? greys : hairs, Math.floor(seed / 2));
  return (
    (isWoman ? woman(skin, hair, seed, scrubs) : man(skin, hair, seed, scrubs)) +
    (seed % 5 === 2 ? glasses() : '')
  );
}

function woman(skin: string, hair: string, seed: number, scrubs: string): string {
  const kind = pick(['bob', 'long', 'bun'] as const, seed);
  const bun = kind === 'bun' ? circle(320, 116, 50, `fill="${hair}"`) : '';
  return (
    bun +
    path(behind[kind], `fill="${hair}"`) +
    shoulders(skin, scrubs) +
    head(skin) +
    path(pick([headwear.fringe, headwear.centre, headwear.swept], Math.floor(seed / 3)), `fill="${hair}"`)
  );
}

function man(skin: string, hair: string, seed: number, scrubs: string): string {
  const beard =
    seed % 4 === 3
      ? path(
          'M228 296C232 386 276 408 320 408C364 408 408 386 412 296C402 338 380 346 352 338C336 332 304 332 288 338C260 346 238 338 228 296Z',
          `fill="${hair}" fill-opacity="0.92"`,
        )
      : '';
  return (
    shoulders(skin, scrubs) +
    head(skin) +
    beard +
    path(pick([headwear.short, headwear.parted, headwear.swept], seed), `fill="${hair}"`)
  );
}

function shoulders(skin: string, scrubs: string): string {
  return (
    shadow('M96 660C96 520 176 470 262 440H378C464 470 544 520 544 660Z', 0.24, 0, 6, [320, 600]) +
    path('M272 340H368V430C368 470 352 500 320 500C288 500 272 470 272 430Z', `fill="${skin}"`) +
    path(
      'M272 372C292 404 348 404 368 372V404C348 432 292 432 272 404Z',
      'fill="#5b2f16" fill-opacity="0.16"',
    ) +
    path(
      'M96 660C96 520 176 470 262 440C276 482 296 512 320 520C344 512 364 482 378 440C464 470 544 520 544 660Z',
      `fill="${scrubs}"`,
    ) +
    path(
      'M84 660C84 520 168 468 254 438L318 640V660ZM556 660C556 520 472 468 386 438L322 640V660Z',
      'fill="url(#coat)"',
    ) +
    path(
      'M254 438L222 470L262 520L244 540L318 640ZM386 438L418 470L378 520L396 540L322 640Z',
      'fill="#ffffff"',
    ) +
    line('M222 470L262 520L244 540L318 640M418 470L378 520L396 540L322 640', '#c3d3d3', 3)
  );
}

const head = (skin: string) =>
  path(
    'M226 262C226 186 262 150 320 150C378 150 414 186 414 262C414 332 372 388 320 388C268 388 226 332 226 262Z',
    `fill="${skin}"`,
  ) +
  circle(226, 276, 17, `fill="${skin}"`) +
  circle(414, 276, 17, `fill="${skin}"`) +
  path(
    'M320 150C378 150 414 186 414 262C414 332 372 388 320 388C364 360 384 310 380 250C378 200 356 166 320 150Z',
    'fill="#5b2f16" fill-opacity="0.07"',
  ) +
  line(
    'M268 244C276 236 292 236 300 244M340 244C348 236 364 236 372 244',
    '#3a241a',
    5,
    'stroke-opacity="0.55"',
  ) +
  circle(285, 266, 6, 'fill="#2c2018" fill-opacity="0.8"') +
  circle(355, 266, 6, 'fill="#2c2018" fill-opacity="0.8"') +
  line('M320 272C324 290 324 298 314 302', '#8a5535', 4, 'stroke-opacity="0.45"') +
  line('M294 334C308 346 332 346 346 334', '#7a3325', 5, 'stroke-opacity="0.6"');

const glasses = () =>
  `<g fill="#ffffff" fill-opacity="0.18" stroke="#20323a" stroke-width="5"><rect x="254" y="246" width="58" height="42" rx="18"/><rect x="328" y="246" width="58" height="42" rx="18"/><path d="M312 262C318 256 322 256 328 262M254 260L230 256M386 260L410 256" fill="none"/></g>`;

function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}
