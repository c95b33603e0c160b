import type { Impersonator } from '../http/impersonation.ts';
import type { AnyResource } from './resource.ts';

/** The actions of every form: most resources open these to impersonators. */
export const writing = ['create', 'update', 'remove'] as const;

/** Whether staff who act as another may take this action, wherever it is offered: alone, in bulk, by a returned value. */
export const impersonatorIn = ({ impersonator = [] }: AnyResource, action: string): Impersonator =>
  impersonator !== 'refused' && impersonator.includes(action) ? 'allowed' : 'refused';

/** Opens reading alone. */
export const impersonatorReading = ({ impersonator }: AnyResource): Impersonator =>
  impersonator === 'refused' ? 'refused' : 'allowed';

/** Tools over several resources leave out those that an impersonator may not read. */
export const isUnreadableTo = (resource: AnyResource, actor: unknown): boolean =>
  Boolean(resource.audience.impersonates?.(actor)) && impersonatorReading(resource) === 'refused';

/** An impersonator is offered only the actions open to him. */
export const isClosedTo = (resource: AnyResource, actor: unknown, action: string): boolean =>
  Boolean(resource.audience.impersonates?.(actor)) && impersonatorIn(resource, action) === 'refused';
