import { entity } from '../entity.ts';
import { metaIssueKinds, metaIssueResources } from './metaFaults.ts';

export const metaIssuesEntity = entity({
  name: 'meta_faults',
  rights: 'seo',
  group: 'content',
  label: 'Ошибки SEO',
  counted: ['ошибка', 'ошибки', 'ошибок'],
  accusative: 'ошибку',
  fields: {
    id: '№',
    kind: 'Что не так',
    resource: 'Раздел',
    record_id: 'Запись',
    path: 'Адрес страницы',
    said: 'Текст',
    others: 'Ещё на страницах',
    found_at: 'Проверено',
  },
  codes: { kind: metaIssueKinds, resource: metaIssueResources },
  notOffered: {
    create: 'Faults are found by the check and by nobody else.',
    edit: 'A fault goes when its page is put right and looked at anew.',
    delete: 'A fault goes when its page is put right and looked at anew.',
  },
});
