import { systemProgram } from './systemProgram.mjs';

/**
 * The path of a Chromium to test with. The shell has the same engine and no window around it: a visit costs it a third of
 * what it costs the whole browser, which draws its tabs and menus although nobody sees them.
 */
export const chromium = () =>
  systemProgram({
    title: 'Chromium',
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
    ],
    variable: 'CHROMIUM_PATH',
    packages: ['chromium-headless-shell', 'chromium'],
  });
