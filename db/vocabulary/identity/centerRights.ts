import type { CenterRole } from './user.ts';

const owner = ['OWNER'] as const;
const editors = ['OWNER', 'EDITOR'] as const;
const sellers = ['OWNER', 'ORDERS'] as const;
const receptionists = ['OWNER', 'ORDERS', 'CHECK_IN'] as const;
const accountants = ['OWNER', 'ACCOUNTANT'] as const;
const everybody = ['OWNER', 'EDITOR', 'ORDERS', 'ACCOUNTANT', 'CHECK_IN'] as const;

/** The rights of a centre's members in its cabinet, by resource and action. Code asks here and names no roles. */
export const centerRights = {
  centers: {
    show: everybody,
    edit: owner,
    submit: owner,
    pause_sales: owner,
    request_requisites: accountants,
  },
  members: { list: owner, invite: owner, edit: owner, delete: owner },
  prods: {
    list: everybody,
    show: everybody,
    create: editors,
    import: editors,
    edit: editors,
    submit: editors,
    discard: editors,
    preview: editors,
    withdraw: owner,
    pause_sales: owner,
    rerun: owner,
  },
  demand: { list: ['OWNER', 'EDITOR', 'ORDERS', 'ACCOUNTANT'], request_date: editors },
  analytics: { show: ['OWNER', 'EDITOR', 'ORDERS', 'ACCOUNTANT'] },
  orders: { list: ['OWNER', 'ORDERS', 'ACCOUNTANT'], confirm: sellers, reject: sellers, move: sellers },
  participants: {
    list: receptionists,
    check_in: receptionists,
    undo_check_in: receptionists,
    replace: sellers,
  },
  messages: { list: sellers, send: sellers },
  payouts: { list: accountants, agree: accountants, reject: accountants, sign: accountants },
  accounting_docs: { list: accountants, show: accountants },
  marketing_balances: {
    list: ['OWNER', 'EDITOR', 'ACCOUNTANT'],
    top_up: accountants,
    withdraw: owner,
    object: owner,
  },
  advertising: {
    list: ['OWNER', 'EDITOR', 'ACCOUNTANT'],
    buy: owner,
    cancel: owner,
    edit_creative: editors,
  },
  reviews: { list: ['OWNER', 'EDITOR', 'ORDERS'], reply: owner, dispute: owner },
  webhooks: { list: owner, show: owner, create: owner, edit: owner, delete: owner },
  negative_lecturers: { list: editors, create: editors, withdraw: editors, sign: owner },
} as const satisfies Record<string, Record<string, readonly CenterRole[]>>;

export type CenterResource = keyof typeof centerRights;
export type CenterRight = {
  [R in CenterResource]: `${R}.${keyof (typeof centerRights)[R] & string}`;
}[CenterResource];

export function centerRolesWith(right: CenterRight): readonly CenterRole[] {
  const [resource = '', action = ''] = right.split('.');
  return (centerRights as Record<string, Record<string, readonly CenterRole[]>>)[resource]?.[action] ?? [];
}

export const mayInCenter = (role: CenterRole, right: CenterRight): boolean =>
  centerRolesWith(right).includes(role);
