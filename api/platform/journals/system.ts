import type { AuditActor } from '../http/audiences.ts';
import type { Origin } from '../http/endpoint.ts';

/** The signature of the clock, the jobs and the bank. */
export const systemAuditActor: AuditActor = { id: null, name: 'Система', roles: [] };

/** It came from no address, and no request stands behind it. */
export const systemOrigin: Origin = { ip: null, user_agent: null, request_id: 'system' };
