import { systemProgram } from './systemProgram.mjs';

/**
 * The path of a Chromium to test with. The shell has the same engine without a window: a visit costs it a
 * third of the whole browser, which draws tabs and menus that are never seen.
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
