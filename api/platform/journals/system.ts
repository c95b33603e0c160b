import type { AuditActor } from '../http/audiences.ts';
import type { Origin } from '../http/endpoint.ts';

/** The signature of the clock, the jobs and the bank. */
export const systemAuditActor: AuditActor = { id: null, name: 'Система', roles: [] };

/** Without an address and without a request. */
export const systemOrigin: Origin = { ip: null, user_agent: null, request_id: 'system' };

export const bySystem = { by: systemAuditActor, origin: systemOrigin };
