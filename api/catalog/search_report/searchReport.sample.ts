import { SearchLogEntry } from '@odonta/db/models';
import { sample } from '../../testing/sample.ts';

let last = 0;
const thisHour = () => new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000);

export const searchReportSample = sample('search_report', {
  build: (number = ++last) =>
    SearchLogEntry.create({
      hour: thisHour(),
      query: `вопрос ${number}`,
      filters: {},
      asked: number,
      found: 1,
    }),
});
