import { entities, entityOf } from '../../entities.ts';
import { type ResourceName, resourceNames } from './resources.ts';

/** The names under which an area of rights is found in addresses and journals. */
export function namesIn(area: ResourceName): string[] {
  const others = entities.filter(({ name, rights }) => rights === area && name !== area);
  return [area, ...others.map(({ name }) => name)];
}

/** The area whose rights decide about a resource of the API: cities belong to `dictionaries`. */
export function areaOf(name: string): ResourceName | undefined {
  return entityOf(name)?.rights ?? resourceNames.find((area) => area === name);
}
