import { systemAuditActor, systemOrigin } from '../platform/journals/system.ts';
import type { Actor } from './actor.ts';

/** The hand of the clock and of the bank. */
export const systemActor: Actor = { by: systemAuditActor, origin: systemOrigin };
