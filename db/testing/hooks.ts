import { closeShared } from './atEnd.ts';

/** For an editor that runs Mocha by itself; the suite's own processes close shared things after their last file. */
export const mochaHooks = { afterAll: closeShared };
