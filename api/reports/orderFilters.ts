import { id } from '../platform/http/validation.ts';
import type { Asked } from './report.ts';
import { filterOf } from './scope.ts';

/** Filters of orders shared by several reports. The lists of staff have them under the same names. */
export const orderFilters = { center_id: id, prod_id: id, manager_id: id };

/** The condition on orders `o`. */
export const chosenOrders = `
  ($center_id::int is null or o.center_id = $center_id::int)
  and ($prod_id::int is null or o.prod_id = $prod_id::int)
  and ($manager_id::int is null or o.manager_id = $manager_id::int)`;

/** The filter of a list that shows the same orders: the requested one, within the viewer's scope. */
export function sameOrders({ filters, scope }: Asked): Readonly<Record<string, unknown>> {
  const asked = Object.keys(orderFilters).filter((name) => filters[name] !== undefined);
  return { ...filterOf(scope), ...Object.fromEntries(asked.map((name) => [name, filters[name]])) };
}
