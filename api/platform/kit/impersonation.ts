import type { Impersonator } from '../http/impersonation.ts';
import type { AnyResource } from './resource.ts';

/** The actions of every form: what most resources open to impersonators. */
export const writing = ['create', 'update', 'remove'] as const;

/** Whether staff who act as another may take this action, wherever it is offered: alone, in bulk, by a returned value. */
export const impersonatorIn = ({ impersonator = [] }: AnyResource, action: string): Impersonator =>
  impersonator !== 'refused' && impersonator.includes(action) ? 'allowed' : 'refused';

/** The same of what only reads. */
export const impersonatorReading = ({ impersonator }: AnyResource): Impersonator =>
  impersonator === 'refused' ? 'refused' : 'allowed';

/** What several resources are read through leaves out those that staff who act as another may not read. */
export const isUnreadableTo = (resource: AnyResource, actor: unknown): boolean =>
  Boolean(resource.audience.impersonates?.(actor)) && impersonatorReading(resource) === 'refused';

/** Staff who act as another are offered what they may do, and no more. */
export const isClosedTo = (resource: AnyResource, actor: unknown, action: string): boolean =>
  Boolean(resource.audience.impersonates?.(actor)) && impersonatorIn(resource, action) === 'refused';
