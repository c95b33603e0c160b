import PlatformIcon from '@mui/icons-material/AccountBalanceOutlined';
import ReportsIcon from '@mui/icons-material/AssessmentOutlined';
import InvariantsIcon from '@mui/icons-material/BalanceOutlined';
import MonthEndIcon from '@mui/icons-material/EventAvailableOutlined';
import ApprovalsIcon from '@mui/icons-material/HowToRegOutlined';
import QueuesIcon from '@mui/icons-material/PendingActionsOutlined';
import DemandIcon from '@mui/icons-material/QueryStatsOutlined';
import RightsIcon from '@mui/icons-material/VerifiedUserOutlined';
import BoardIcon from '@mui/icons-material/ViewKanbanOutlined';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type { MenuGroup } from '@odonta/db/vocabulary/menuGroups.ts';
import type { ComponentType } from 'react';
import { screensOf } from '../kit/resource/lazyScreen.ts';
import type { HeldRights } from '../kit/session/access.ts';

interface StaffPage {
  path: string;
  label: string;
  group: MenuGroup;
  /** The right that shows the entry in the menu; to other users the page itself says so. */
  right: Right;
  /** Others that show it as well. */
  also?: readonly Right[];
  icon: ComponentType<{ fontSize?: 'small' | 'inherit' }>;
  screen: ComponentType;
}

/** Screens that are of no entity. */
export const pages: readonly StaffPage[] = [
  {
    path: '/approvals',
    label: 'Вторая подпись',
    group: 'identity',
    right: 'center_requisites.confirm_change',
    also: ['lecturers.publish', 'banner_campaigns.approve'],
    icon: ApprovalsIcon,
    screen: screensOf(() => import('../resources/tools/approvals/ApprovalsPage.tsx'))('ApprovalsPage'),
  },
  {
    path: '/demand',
    label: 'Спрос',
    group: 'sales',
    right: 'waitlist.list',
    icon: DemandIcon,
    screen: screensOf(() => import('../resources/sales/waitlist/DemandPage.tsx'))('DemandPage'),
  },
  {
    path: '/invariants',
    label: 'Сверка',
    group: 'money',
    right: 'stats_finance.list',
    icon: InvariantsIcon,
    screen: screensOf(() => import('../resources/reports/invariants/InvariantsPage.tsx'))('InvariantsPage'),
  },
  {
    path: '/requests_board',
    label: 'Доска заявок',
    group: 'requests',
    right: 'manager_requests.confirm',
    icon: BoardIcon,
    screen: screensOf(() => import('../resources/content/manager_requests/board/RequestBoardPage.tsx'))(
      'RequestBoardPage',
    ),
  },
  {
    path: '/month_end',
    label: 'Выплаты за месяц',
    group: 'money',
    right: 'payouts.create',
    icon: MonthEndIcon,
    screen: screensOf(() => import('../resources/money/payouts/monthEnd/MonthEndPage.tsx'))('MonthEndPage'),
  },
  {
    path: '/platform_requisites',
    label: 'Реквизиты площадки',
    group: 'money',
    right: 'center_requisites.edit',
    icon: PlatformIcon,
    screen: screensOf(() => import('../resources/money/platform_requisites/PlatformRequisitesPage.tsx'))(
      'PlatformRequisitesPage',
    ),
  },
  {
    path: '/queues',
    label: 'Очереди',
    group: 'tools',
    right: 'queues.list',
    icon: QueuesIcon,
    screen: screensOf(() => import('../resources/tools/queues/QueuesPage.tsx'))('QueuesPage'),
  },
  {
    path: '/reports',
    label: 'Отчёты',
    group: 'money',
    // The right to reports of finance includes those of sales.
    right: 'stats_sales.list',
    also: ['stats_ads.list'],
    icon: ReportsIcon,
    screen: screensOf(() => import('../resources/reports/ReportsPage.tsx'))('ReportsPage'),
  },
  {
    path: '/rights',
    label: 'Права ролей',
    group: 'identity',
    right: 'users.list',
    icon: RightsIcon,
    screen: screensOf(() => import('../resources/identity/rights/RightsPage.tsx'))('RightsPage'),
  },
];

export const isOpenTo = ({ right, also = [] }: StaffPage, rights: HeldRights): boolean =>
  [right, ...also].some((each) => rights[each] !== undefined);
