import type { StaffMetaFault } from '@odonta/api/contract';
import { MetaFault } from '@odonta/db/models';
import {
  type MetaFaultKind,
  type MetaFaultResource,
  metaFaultKinds,
  metaFaultResources,
} from '@odonta/db/vocabulary/content/metaFaults.ts';
import { formatMoment, secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { staffDoor } from '../../identity/sessions/doors.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anyOf, anywhere, byId } from '../../platform/lists/filters.ts';

/** What the nightly check found: a list of what to write, and not to be written itself. */
export const metaFaultsForStaff = defineResource({
  name: 'meta_faults',
  door: staffDoor,
  model: MetaFault,
  // A narrow reach has the meta of articles, and so their faults.
  rows: (_staff, reach) => (reach === 'own' ? { resource: 'articles' } : {}),
  present: (rows: MetaFault[]): StaffMetaFault[] =>
    rows.map(({ id, kind, resource, record_id, path, said, others, found_at }) => ({
      ...{ id, kind, resource, record_id, path, said, others },
      found_at: secondsOf(found_at),
    })),
  list: {
    allow: 'seo.list',
    filters: {
      id: byId(),
      q: anywhere('path', 'said'),
      kind: anyOf('kind', Joi.string().valid(...(Object.keys(metaFaultKinds) as MetaFaultKind[]))),
      resource: anyOf(
        'resource',
        Joi.string().valid(...(Object.keys(metaFaultResources) as MetaFaultResource[])),
      ),
    },
    sort: ['id', 'kind', 'path', 'said', 'others'],
    facets: ['kind'],
  },
  read: { allow: 'seo.show' },
  export: {
    allow: 'seo.export',
    columns: [
      { field: 'kind', title: 'Что не так', value: ({ kind }) => metaFaultKinds[kind] },
      { field: 'resource', title: 'Раздел', value: ({ resource }) => metaFaultResources[resource] },
      { field: 'record_id', title: 'Запись', value: ({ record_id }) => record_id },
      { field: 'path', title: 'Адрес', value: ({ path }) => path },
      { field: 'said', title: 'Текст', value: ({ said }) => said },
      { field: 'others', title: 'Ещё на страницах', value: ({ others }) => others },
      { field: 'found_at', title: 'Проверено', value: ({ found_at }) => formatMoment(found_at) },
    ],
  },
});
