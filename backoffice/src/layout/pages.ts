import ApprovalsIcon from '@mui/icons-material/HowToRegOutlined';
import QueuesIcon from '@mui/icons-material/PendingActionsOutlined';
import RightsIcon from '@mui/icons-material/VerifiedUserOutlined';
import type { Right } from '@odonta/db/vocabulary/rights/rights.ts';
import type { ComponentType } from 'react';
import type { MenuGroup } from '../kit/resource/definition.ts';
import { screensOf } from '../kit/resource/lazyScreen.ts';

interface StaffPage {
  path: string;
  label: string;
  group: MenuGroup;
  /** Whose entry in the menu it is; the page itself says so to others. */
  right: Right;
  icon: ComponentType<{ fontSize?: 'small' | 'inherit' }>;
  screen: ComponentType;
}

/** Screens that are of no entity. */
export const pages: readonly StaffPage[] = [
  {
    path: '/approvals',
    label: 'Ждут второго',
    group: 'access',
    right: 'center_requisites.confirm_change',
    icon: ApprovalsIcon,
    screen: screensOf(() => import('../resources/access.ts'))('ApprovalsPage'),
  },
  {
    path: '/queues',
    label: 'Очереди',
    group: 'journals',
    right: 'queues.list',
    icon: QueuesIcon,
    screen: screensOf(() => import('../resources/journals.ts'))('QueuesPage'),
  },
  {
    path: '/rights',
    label: 'Права ролей',
    group: 'access',
    right: 'users.list',
    icon: RightsIcon,
    screen: screensOf(() => import('../resources/access.ts'))('RightsPage'),
  },
];
