import type { QueryInterface } from 'sequelize';
import { reportChanges, stopReportingChanges } from '../changeReports.ts';
import { inOneTransaction } from '../sql.ts';

const ownPage = `'meta:' || (r ->> 'subject')`;
const withSitemaps = `array[${ownPage}] || case when (r ->> 'is_hidden')::boolean then array['hidden_pages'] else '{}' end`;
const reporting = (tags: string) => stopReportingChanges('page_metas') + reportChanges('page_metas', tags);

/** Sitemaps leave out hidden pages, and so hear of them. */
export const up = (context: QueryInterface) => inOneTransaction(context, reporting(withSitemaps));

export const down = (context: QueryInterface) => inOneTransaction(context, reporting(`array[${ownPage}]`));
