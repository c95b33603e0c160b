import { randomUUID } from 'node:crypto';
import type { SandboxTerminal } from './methods.ts';

/** A terminal that nobody else knows. */
export const newTerminal = (): SandboxTerminal => ({ key: 'SANDBOX', password: randomUUID() });
