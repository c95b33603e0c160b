import type { ContentPage, ListedPage, PolicyVersion } from '@odonta/api/contract';
import { Page, PageVersion } from '@odonta/db/models';
import { below, paths } from '@odonta/db/vocabulary/addresses.ts';
import {
  type AddedPath,
  type CompanyFacts,
  isSystemPath,
  legalPaths,
  type PagePath,
  policyVersionName,
  versionPath,
} from '@odonta/db/vocabulary/content/pages.ts';
import { pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op } from 'sequelize';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';

export const readPolicyVersion = endpoint({
  method: 'get',
  path: '/policy',
  summary: 'The present edition of the personal data policy, as consents name it',
  audience: openAudience,
  allow: 'anyone',
  handle: async () => {
    const policy = await findPolicyVersion();
    if (!policy) throw notFound('Политика ещё не опубликована');
    return { message: policy, shows: [pageTag('page', paths.policy)] };
  },
});

/** The edition asked for, or the last; older editions are there to read of legal texts only. */
export async function findContentPage(path: PagePath, number?: number): Promise<ContentPage | null> {
  if (!isSystemPath(path) && (await Page.count({ where: { path } })) === 0) return null;
  const is_legal = isSystemPath(path) && legalPaths.includes(path);
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

/** By their last editions; an unpublished page has none. */
export async function findAddedPages(): Promise<ListedPage[]> {
  const pages = await Page.findAll({
    attributes: ['id'],
    where: { path: { [Op.startsWith]: below.addedPages } },
  });
  const editions = await PageVersion.findAll({
    attributes: ['page_id', 'path', 'h1', 'number', 'published_at'],
    where: { page_id: pages.map(({ id }) => id) },
    order: [['number', 'ASC']],
  });
  const last = new Map(editions.map((edition) => [edition.page_id, edition]));
  return [...last.values()]
    .map(({ path, h1, number, published_at }) => ({
      path,
      h1,
      number,
      published_at: secondsOf(published_at),
    }))
    .sort((one, other) => one.h1.localeCompare(other.h1, 'ru'));
}

/** Only a page that had been published: a deleted draft was never visible. */
export async function wasPageDeleted(path: AddedPath): Promise<boolean> {
  const where = { path, deleted_at: { [Op.ne]: null } };
  return (await Page.count({ where, paranoid: false })) > 0 && (await lastOf(path)) !== null;
}

export async function findPolicyVersion(): Promise<PolicyVersion | null> {
  const last = await lastOf(paths.policy);
  if (!last) return null;
  const { number, hash, published_at } = last;
  return {
    version: policyVersionName(number),
    number,
    hash,
    published_at: secondsOf(published_at),
    url: versionPath(paths.policy, number),
  };
}

/** Company facts of the page of contacts, for every other place. */
export async function findCompanyFacts(): Promise<CompanyFacts | null> {
  return (await lastOf(paths.contacts))?.facts ?? null;
}

const lastOf = (path: PagePath) => PageVersion.findOne({ where: { path }, order: [['number', 'DESC']] });
