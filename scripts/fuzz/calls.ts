import fc from 'fast-check';
import type { AnyEndpoint } from '../../api/platform/http/endpoint.ts';
import { anyBrokenForm, anyFile, type FuzzFile } from './hostileFiles.ts';
import { headersOf } from './hostileHeaders.ts';
import { anyHostile, anyHostilePart } from './hostileValues.ts';
import { type Described, sampleBy } from './sampleBodies.ts';

/** One call of an endpoint, as it is put on the wire. */
export interface FuzzCall {
  method: string;
  path: string;
  caller: string;
  headers: Record<string, string>;
  raw?: string;
  /** A form with a file, by the field that the endpoint reads. */
  form?: { field: string; file: FuzzFile } | { broken: string };
}

/** The existing records of the fuzzed app. */
export interface Stock {
  /** Good bodies, by the path of the endpoint. */
  bodies: ReadonlyMap<string, Record<string, unknown>>;
  /** Good values of a path's parameter, by the beginning of the path and the parameter. */
  params(path: string, name: string): readonly string[];
  /** The filters of a list, by the path of its endpoint. */
  filters: ReadonlyMap<string, readonly string[]>;
}

/** The caller: mostly one with access to the endpoint, so that its handler is reached. */
const callersOf: Record<string, readonly string[]> = {
  staff: ['staff'],
  user: ['user'],
  legal: ['legal'],
  individual: ['individual'],
  buyer: ['nobody', 'legal', 'individual', 'staff'],
  open: ['nobody'],
};

export function callsOf(endpoint: AnyEndpoint, stock: Stock): fc.Arbitrary<FuzzCall> {
  const { method, path, audience, body, described, keepsRaw, upload } = endpoint;
  const schema = body ?? described?.();
  const admitted = callersOf[audience.name] ?? ['nobody'];
  return fc.record({
    method: fc.constant(method),
    path: fc.tuple(pathOf(path, stock), queryOf(endpoint, stock)).map((parts) => parts.join('')),
    caller: fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...admitted) },
      { weight: 1, arbitrary: fc.constantFrom('nobody', 'staff', 'legal', 'individual', 'user') },
    ),
    headers: headersOf(endpoint),
    ...(upload ? { form: formOf(upload.field) } : {}),
    ...(schema || keepsRaw
      ? { raw: bodyOf(schema?.describe() as Described | undefined, stock.bodies.get(`${method} ${path}`)) }
      : {}),
  });
}

const formOf = (field: string): fc.Arbitrary<NonNullable<FuzzCall['form']>> =>
  fc.oneof(
    { weight: 6, arbitrary: anyFile.map((file) => ({ field, file })) },
    { weight: 1, arbitrary: anyBrokenForm.map((broken) => ({ broken })) },
  );

function pathOf(path: string, stock: Stock): fc.Arbitrary<string> {
  const parts = path.split('/').map((part) => {
    if (!part.startsWith(':')) return fc.constant(part);
    const [, name = '', ending = ''] = /^:(\w+)(.*)$/.exec(part) ?? [];
    return fc
      .oneof(
        { weight: 5, arbitrary: fc.constantFrom(...stock.params(path, name)) },
        { weight: 1, arbitrary: anyHostilePart },
      )
      .map((value) => value + ending);
  });
  return fc.tuple(...parts).map((found) => found.join('/'));
}

function queryOf({ query, path, method }: AnyEndpoint, stock: Stock): fc.Arbitrary<string> {
  const { keys = {} } = (query?.describe() ?? {}) as Described;
  const names = Object.keys(keys);
  if (names.length === 0) return fc.constant('');
  const filters = stock.filters.get(`${method} ${path}`) ?? [];
  const valueFor = (name: string) =>
    name === 'filter' && filters.length > 0
      ? fc
          .tuple(fc.constantFrom(...filters), anyHostile)
          .map(([filter, value]) => encoded({ [filter]: value }))
      : fc.oneof(anyHostilePart, anyHostile.map(encoded), fc.constant(encoded(sampleBy(keys[name] ?? {}))));
  return fc
    .uniqueArray(fc.constantFrom(...names), { maxLength: 3 })
    .chain((chosen) => fc.tuple(...chosen.map((name) => valueFor(name).map((value) => `${name}=${value}`))))
    .map((pairs) => (pairs.length > 0 ? `?${pairs.join('&').slice(0, 14_000)}` : ''));
}

/** A valid body with some fields spoilt, sometimes with hostile values only. */
function bodyOf(
  schema: Described | undefined,
  good: Record<string, unknown> | undefined,
): fc.Arbitrary<string> {
  const base = good ?? (sampleBy(schema ?? {}) as Record<string, unknown> | undefined) ?? {};
  const names = [...new Set([...Object.keys(base), ...Object.keys(schema?.keys ?? {})])];
  const whole = fc.oneof(
    anyHostile.map((value) => JSON.stringify(value) ?? 'null'),
    fc.constantFrom('{"', '{"a":1e400}', '[[[[', '"\\ud800"'),
  );
  if (names.length === 0) return whole;
  const spoilt = fc
    .dictionary(fc.constantFrom(...names), anyHostile, { maxKeys: 2, noNullPrototype: true })
    .map((fields) => JSON.stringify({ ...base, ...fields }));
  return fc.oneof({ weight: 6, arbitrary: spoilt }, { weight: 1, arbitrary: whole });
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed().slice(0, 4000)).slice(0, 6000);
}
