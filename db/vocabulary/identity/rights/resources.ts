import table from './permissions.json' with { type: 'json' };

/** Everything staff can be given rights to: what it is called, and the named moves beyond the six verbs in words. */
export const resources = table;

export type ResourceName = keyof typeof table;
export type TransitionOf<R extends ResourceName> = keyof (typeof table)[R]['moves'] & string;

export const resourceNames = Object.keys(table) as ResourceName[];

/** The named moves of a resource, each as a person would say what one may do. */
export const transitionsOf = (name: ResourceName): Readonly<Record<string, string>> => table[name].moves;
