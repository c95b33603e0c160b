import { MetaIssue } from '@odonta/db/models';
import { sample } from '../../testing/sample.ts';

let last = 0;

export const metaIssuesSample = sample('meta_faults', {
  build: (record_id = ++last) =>
    MetaIssue.create({
      kind: 'DESCRIPTION_EMPTY',
      resource: 'prods',
      record_id,
      path: `/prods/${record_id}`,
      said: '',
    }),
});
