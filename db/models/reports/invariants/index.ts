import { initInvariantFinding } from './InvariantFinding.ts';
import { initInvariantRun } from './InvariantRun.ts';

export { InvariantFinding } from './InvariantFinding.ts';
export { InvariantRun } from './InvariantRun.ts';

/** Associates the models of invariants with a connection. */
export const invariantsModels = [initInvariantFinding, initInvariantRun];
