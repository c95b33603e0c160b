import fc from 'fast-check';
import type { AnyEndpoint } from '../../api/platform/http/endpoint.ts';

/** The headers that endpoints read: a key under which a call is done once, and the version that is being changed. */
export const headersOf = ({ idempotent, method }: AnyEndpoint): fc.Arbitrary<Record<string, string>> =>
  fc
    .record({
      'idempotency-key': idempotent ? anyKey : fc.constant(undefined),
      'if-match': method === 'put' ? anyVersion : fc.constant(undefined),
    })
    .map((headers) =>
      Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      ),
    );

const anyKey = fc.oneof(
  { weight: 6, arbitrary: fc.uuid() },
  { weight: 2, arbitrary: fc.constant('the-same-for-all') },
  { weight: 1, arbitrary: fc.constant(undefined) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('', ' ', 'a b', 'x'.repeat(256), 'x'.repeat(8000), '\u00ff', '%00'),
  },
);

const anyVersion = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: fc.constantFrom('1', '0', '"1"') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...['', '*', 'W/"1"', 'NaN', '-1', '1e308', '2147483648', '99999999999999999999', '\u00ff'],
    ),
  },
);
