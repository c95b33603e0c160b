import type { StaffMetaIssue } from '@odonta/api/contract';
import { MetaIssue } from '@odonta/db/models';
import {
  type MetaIssueKind,
  type MetaIssueResource,
  metaIssueKinds,
  metaIssueResources,
} from '@odonta/db/vocabulary/content/metaFaults.ts';
import { formatMoment, secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anyOf, anywhere, byId } from '../../platform/lists/filters.ts';
import { recheckMeta } from './metaFaults.check.ts';

/** The results of the nightly check: read-only. */
export const metaIssuesForStaff = defineResource({
  name: 'meta_faults',
  audience: staffAudience,
  model: MetaIssue,
  // A narrow scope has the meta of articles, and so their issues.
  rows: (_staff, scope) => (scope === 'own' ? { resource: 'articles' } : {}),
  present: (rows: MetaIssue[]): StaffMetaIssue[] =>
    rows.map(({ id, kind, resource, record_id, path, said, others, found_at }) => ({
      ...{ id, kind, resource, record_id, path, said, others },
      found_at: secondsOf(found_at),
    })),
  list: {
    allow: 'seo.list',
    filters: {
      id: byId(),
      q: anywhere('path', 'said'),
      kind: anyOf('kind', Joi.string().valid(...(Object.keys(metaIssueKinds) as MetaIssueKind[]))),
      resource: anyOf(
        'resource',
        Joi.string().valid(...(Object.keys(metaIssueResources) as MetaIssueResource[])),
      ),
    },
    sort: ['id', 'kind', 'path', 'said', 'others'],
    facets: ['kind'],
  },
  read: { allow: 'seo.show' },
  export: {
    allow: 'seo.export',
    columns: [
      { field: 'kind', value: ({ kind }) => metaIssueKinds[kind] },
      { field: 'resource', value: ({ resource }) => metaIssueResources[resource] },
      'record_id',
      { field: 'path', title: 'Адрес' },
      'said',
      'others',
      { field: 'found_at', value: ({ found_at }) => formatMoment(found_at) },
    ],
  },
  endpoints: () => [recheckMeta],
});
