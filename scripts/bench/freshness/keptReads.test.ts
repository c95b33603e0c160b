import { expect } from 'chai';
import { endpointsFor } from '../../../api/endpoints.ts';
import { openAudience } from '../../../api/platform/http/audiences.ts';
import type { AnyEndpoint } from '../../../api/platform/http/endpoint.ts';
import { readsBehind } from './keptReads.ts';

const none = () => Promise.reject(new Error('nothing is called here'));
const endpoints = endpointsFor(
  { jwtSecret: 'a secret that is long enough for tests' },
  { take: none } as never,
  none as never,
);
const compared = readsBehind(['/prods/a-course-1', '/lecturers/somebody', '/centers/a-centre']).map(
  (address) => address.replace(/^\/api|\?.*/g, ''),
);

/** Public reads that neither say why they are not remembered nor are compared with what they show. */
function unexplained(offered: readonly AnyEndpoint[]): string[] {
  const reads = offered.filter(({ method, audience }) => method === 'get' && audience === openAudience);
  const answering = (address: string) =>
    reads.find(({ path }) => path === address) ?? reads.find(({ path }) => shapeOf(path).test(address));
  const known = new Set(compared.map(answering));
  return reads.filter((read) => !read.unkept && !known.has(read)).map(({ path }) => path);
}

const shapeOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

describe('Remembered answers', () => {
  it('a public read is remembered and compared with its data, or declares why it is not', () => {
    expect(unexplained(endpoints)).to.deep.equal([]);
  });

  it('a new read that says nothing is found', () => {
    const [first] = endpoints.filter(({ audience }) => audience === openAudience);
    const planted = { ...first, method: 'get', path: '/planted', unkept: undefined } as AnyEndpoint;
    expect(unexplained([...endpoints, planted])).to.deep.equal(['/planted']);
  });
});
