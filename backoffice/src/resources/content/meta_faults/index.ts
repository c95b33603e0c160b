import IssueIcon from '@mui/icons-material/RuleOutlined';
import type { StaffMetaIssue } from '@odonta/api/contract';
import { metaIssuesEntity } from '@odonta/db/vocabulary/content/metaFaults.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./MetaIssueList.tsx'));

export const metaIssues = resource<StaffMetaIssue, typeof metaIssuesEntity>(metaIssuesEntity, {
  icon: IssueIcon,
  empty: {
    title: 'Ошибок не найдено',
    text: 'Страницы проверяются каждую ночь; после исправлений нажмите «Проверить сейчас».',
  },
  never: ['create', 'edit', 'delete', 'show'],
  titleOf: ({ path }) => path,
  screens: { list: screen('MetaIssueList') },
});
