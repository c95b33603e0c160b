import table from './permissions.json' with { type: 'json' };

/** Everything staff can be given rights to: its name, and the named transitions beyond the six verbs in words. */
export const resources = table;

export type ResourceName = keyof typeof table;
export type TransitionOf<R extends ResourceName> = keyof (typeof table)[R]['moves'] & string;

export const resourceNames = Object.keys(table) as ResourceName[];

/** The named transitions of a resource, in words. */
export const transitionsOf = (name: ResourceName): Readonly<Record<string, string>> => table[name].moves;
