import { systemProgram } from './systemProgram.mjs';

/** The path of a Chromium to test with. */
export const chromium = () =>
  systemProgram({
    title: 'Chromium',
    names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    variable: 'CHROMIUM_PATH',
    package: 'chromium',
  });
