import { useResourceContext, useResourceDefinition } from 'react-admin';
import type { ResourceOptions } from '../resource/options.ts';

/** The list of the resource around a page, as its name and the way back to it. */
export function useList(): { to: string; label: string } {
  const resource = useResourceContext();
  const { name, options } = useResourceDefinition<ResourceOptions>({ resource });
  return { to: `/${resource}`, label: options?.label ?? name };
}
