import { systemAuditActor, systemOrigin } from '../platform/journals/system.ts';
import type { Actor } from './actor.ts';

/** The actor of the clock and of the bank. */
export const systemActor: Actor = { by: systemAuditActor, origin: systemOrigin };
