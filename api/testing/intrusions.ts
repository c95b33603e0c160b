import type { AnyEndpoint } from '../platform/http/endpoint.ts';
import type { AnyResource } from '../platform/kit/resource.ts';
import type { Call } from './call.ts';

/** A row of another owner, and his other ids that a caller might send instead of his own. */
export interface Foreign {
  id: number;
  /** Columns that point at rows of other owners, with the numbers to try in them. */
  references: Record<string, number>;
}

export interface Intrusion {
  method: string;
  path: string;
  body?: unknown;
}

export interface Ground {
  resources: readonly AnyResource[];
  /** By resource: the row of another, and one's own. */
  foreign: Record<string, Foreign>;
  own: Record<string, number>;
  /** A word that occurs in every text of the other owner's rows and nowhere else. */
  word: string;
}

const seized = 'Захвачен';

/** Every way to name another's rows that the declared endpoints offer: address, question, body, bulk, export, tools. */
export function intrusionsInto(endpoints: readonly AnyEndpoint[], ground: Ground): Intrusion[] {
  return endpoints
    .filter(({ audience }) => audience.name === 'staff')
    .flatMap((one) => intrusionsOf(one, ground));
}

function intrusionsOf(endpoint: AnyEndpoint, ground: Ground): Intrusion[] {
  const { method, path } = endpoint;
  const name = path.split('/')[2] ?? '';
  const foreign = ground.foreign[name];
  if (method === 'get' && !path.includes(':')) return questions(path, name, ground);
  if (!foreign) return [];
  if (path.endsWith('/bulk') || path.endsWith('/bulk/preview'))
    return bulks(foreign, ground.own[name]).map((body) => ({ method, path, body }));
  const at = (id: number | undefined) => path.replace(':id', String(id)).replace(/:\w+/g, '1');
  if (method === 'get') return [{ method, path: at(foreign.id) }];
  const bodies = [{}, { name: seized }, { comment_internal: seized }, ...pointing(foreign)];
  return [
    ...bodies.map((body) => ({ method, path: at(foreign.id), body })),
    ...(method === 'put' || !path.includes(':')
      ? pointing(foreign).map((body) => ({ method, path: at(ground.own[name]), body }))
      : []),
  ];
}

/** A list, an export or a tool, asked plainly and with every filter it has. */
function questions(path: string, name: string, { resources, foreign, word }: Ground): Intrusion[] {
  const filters = resources.find((one) => one.name === name)?.list?.filters ?? {};
  const numbers = foreign[name] ? [foreign[name].id, ...Object.values(foreign[name].references)] : [];
  const asked = Object.keys(filters).flatMap((key) =>
    [word, ...numbers, numbers].map(
      (value) => `?filter=${encodeURIComponent(JSON.stringify({ [key]: value }))}`,
    ),
  );
  // Exports are few an hour: asked plainly, they already give everything in reach.
  const tails = path.endsWith('/export') ? ['?format=csv'] : ['', ...asked, `?q=${encodeURIComponent(word)}`];
  return tails.map((tail) => ({ method: 'get', path: path + tail }));
}

function bulks({ id, references }: Foreign, own: number | undefined): object[] {
  const groups = [[id], [own, id]];
  const actions = [
    { action: 'delete' },
    { action: 'restore' },
    { action: 'update', data: { name: seized } },
    ...pointing({ id, references }).map((data) => ({ action: 'update', data })),
  ];
  return [
    ...groups.flatMap((ids) => actions.map((action) => ({ ...action, ids }))),
    ...pointing({ id, references }).map((data) => ({ action: 'update', ids: [own], data })),
  ];
}

const pointing = ({ references }: Foreign): object[] =>
  Object.entries(references).map(([column, value]) => ({ [column]: value }));

/** Those of all these ways whose answer contains the word. */
export async function leaksOf(call: Call, token: string, ways: Intrusion[], word: string): Promise<string[]> {
  const leaks: string[] = [];
  for (const { method, path, body } of ways) {
    const { text } = await call(method, path, { token, body });
    if (text.includes(word)) leaks.push(`${method.toUpperCase()} ${path} ${JSON.stringify(body ?? null)}`);
  }
  return leaks;
}
