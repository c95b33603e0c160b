import type { ContentPage, PolicyVersion } from '@odonta/api/contract';
import { PageVersion } from '@odonta/db/models';
import {
  type CompanyFacts,
  type ContentPath,
  contentPages,
  policyVersionName,
  versionPath,
} from '@odonta/db/vocabulary/site/pages.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { openDoor } from '../../http/doors.ts';
import { endpoint } from '../../http/endpoint.ts';
import { notFound } from '../../http/errors.ts';

export const readPolicyVersion = endpoint({
  method: 'get',
  path: '/policy',
  summary: 'The edition of the personal data policy in force, as a consent names it',
  door: openDoor,
  allow: 'anyone',
  handle: async () => {
    const policy = await findPolicyVersion();
    if (!policy) throw notFound('Политика ещё не опубликована');
    return { message: policy };
  },
});

/** The edition asked for, or the last; older editions are there to read of legal texts only. */
export async function findContentPage(path: ContentPath, number?: number): Promise<ContentPage | null> {
  const { is_legal } = contentPages[path];
  const order: [string, string][] = [['number', 'DESC']];
  const [last, ...older] = is_legal
    ? await PageVersion.findAll({ where: { path }, attributes: ['number', 'published_at'], order })
    : await PageVersion.findAll({ where: { path }, attributes: ['number', 'published_at'], order, limit: 1 });
  if (!last || (number !== undefined && !is_legal)) return null;
  const found = await PageVersion.findOne({ where: { path, number: number ?? last.number } });
  if (!found) return null;
  const { title, description, h1, intro, body, robots, facts } = found;
  return {
    path,
    number: found.number,
    ...{ title, description, h1, intro, body, robots, facts },
    published_at: secondsOf(found.published_at),
    is_current: found.number === last.number,
    editions: is_legal
      ? [last, ...older].map((each) => ({
          number: each.number,
          published_at: secondsOf(each.published_at),
        }))
      : [],
  };
}

export async function findPolicyVersion(): Promise<PolicyVersion | null> {
  const last = await lastOf('/policy');
  if (!last) return null;
  const { number, hash, published_at } = last;
  return {
    version: policyVersionName(number),
    number,
    hash,
    published_at: secondsOf(published_at),
    url: versionPath('/policy', number),
  };
}

/** What the page of contacts says of the company, for every other place that says it too. */
export async function findCompanyFacts(): Promise<CompanyFacts | null> {
  return (await lastOf('/contacts'))?.facts ?? null;
}

const lastOf = (path: ContentPath) => PageVersion.findOne({ where: { path }, order: [['number', 'DESC']] });
