import { initInvariantFinding } from './InvariantFinding.ts';
import { initInvariantRun } from './InvariantRun.ts';

export { InvariantFinding } from './InvariantFinding.ts';
export { InvariantRun } from './InvariantRun.ts';

/** What binds the models of invariants to a connection. */
export const invariantsModels = [initInvariantFinding, initInvariantRun];
