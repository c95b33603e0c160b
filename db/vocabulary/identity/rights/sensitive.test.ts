import { expect } from 'chai';
import type { ResourceName } from './resources.ts';
import { type StaffRole, staffRoleNames } from './roleLabels.ts';
import { type Cell, cellsOfRoles } from './roles.ts';

type Row = Partial<Record<StaffRole, string>>;

/**
 * The agreed rights over money, personal data and rights themselves, written here manually: the drawing is
 * generated from the table of rights and repeats its errors. Change a row only when the rights are meant to
 * change.
 */
const agreed: Partial<Record<ResourceName, Row>> = {
  users: {
    ADMIN: 'LSCEDX invite block_email unblock approve add_role remove_role reset_2fa impersonate',
    ROP_COURSE: 'LS',
  },
  center_requisites: {
    ADMIN: 'LSEX confirm_change reject_change',
    ROP_COURSE: 'LS~',
    BOOKKEEPER: 'LSEX confirm_change reject_change',
    CENTER_VIEW: 'LS~',
    PARTNER_MANAGER: 'LS@~',
  },
  payments: {
    ADMIN: 'LSX sync mark_paid unmatch void',
    MANAGER: 'LS sync',
    ROP_COURSE: 'LSX sync',
    BOOKKEEPER: 'LSX sync mark_paid unmatch',
    PARTNER_MANAGER: 'LS@ sync',
    ORDER_VIEW: 'LS',
  },
  refunds: {
    ADMIN: 'LSCX approve_limit approve_any reject execute cancel',
    MANAGER: 'LSC cancel',
    ROP_COURSE: 'LSCX approve_limit reject cancel',
    BOOKKEEPER: 'LSCX approve_limit approve_any reject execute cancel',
    PARTNER_MANAGER: 'LSC@ cancel',
    ORDER_VIEW: 'LS',
  },
  payouts: {
    ADMIN: 'LSCEX agree pay second_approve close return cancel',
    ROP_COURSE: 'LS',
    BOOKKEEPER: 'LSCEX agree pay second_approve close return cancel',
    PARTNER_MANAGER: 'LS@',
  },
  invoices: {
    ADMIN: 'LSCEX mark_paid realise close cancel reject refund',
    MANAGER: 'LSC cancel',
    MANAGER_BANNER: 'LSCX@ cancel',
    MANAGER_NOTISEND: 'LSC@ cancel',
    ROP_COURSE: 'LSCX cancel',
    BOOKKEEPER: 'LSCEX mark_paid realise close cancel reject refund',
    RELATED_PROMOTION: 'LSC@',
    PARTNER_MANAGER: 'LSC@ cancel',
    MERCHANTS: 'LS@',
  },
  accounting_docs: {
    ADMIN: 'LSCX issue sign annul',
    MANAGER: 'LS',
    ROP_COURSE: 'LS',
    BOOKKEEPER: 'LSCX issue sign annul',
    PARTNER_MANAGER: 'LS@',
  },
  bank_imports: {
    ADMIN: 'LSCX match unmatch ignore',
    BOOKKEEPER: 'LSCX match unmatch ignore',
  },
  marketing_balances: {
    ADMIN: 'LSX propose_penalty post_penalty correct refund topup_invoice',
    MANAGER_BANNER: 'LS topup_invoice',
    MANAGER_NOTISEND: 'LS',
    ROP_COURSE: 'LS propose_penalty',
    BOOKKEEPER: 'LSX post_penalty correct refund topup_invoice',
    RELATED_PROMOTION: 'LS propose_penalty topup_invoice',
    PARTNER_MANAGER: 'LS@ topup_invoice',
    MERCHANTS: 'LS',
  },
  bonus_accounts: {
    ADMIN: 'LSX add_limit subtract_limit approve_over merge',
    MANAGER: 'LS',
    ROP_COURSE: 'LSX add_limit subtract_limit',
    BOOKKEEPER: 'LSX approve_over',
  },
  legal_users: {
    ADMIN: 'LSCEDX verify block set_credit',
    MANAGER: 'LSCE verify',
    ROP_COURSE: 'LSCEX verify block set_credit',
    BOOKKEEPER: 'LSX verify set_credit',
    CLINICS_MODERATOR: 'LS~',
  },
  imports: {
    ADMIN: 'LSCEDX dry_run apply rollback',
    ROP_COURSE: 'LSC dry_run apply rollback',
    COURSE_EDITOR: 'LSC@ dry_run apply rollback',
    SEO_EDIT: 'LSC@ dry_run apply rollback',
  },
  pd_requests: {
    ADMIN: 'LSCEDX execute reject',
  },
  settings: {
    ADMIN: 'LSCEDX',
  },
  queues: {
    ADMIN: 'LSX retry discard pause',
  },
  webhooks: {
    ADMIN: 'LSCEDX test replay rotate_secret',
    MANAGER_BANNER: 'LS',
    RELATED_PROMOTION: 'LS@ test replay',
    MERCHANTS: 'LS@ test',
  },
  audit_log: {
    ADMIN: 'LSX',
    MANAGER: 'S@',
    ROP_COURSE: 'LS@',
    BOOKKEEPER: 'LS@',
    PARTNER_MANAGER: 'S@',
  },
};

describe('the rights over money, personal data and rights', () => {
  for (const [name, row] of Object.entries(agreed))
    it(`to ${name} belong to the agreed roles and no others`, () => {
      expect(rowOf(name)).to.deep.equal(row);
    });
});

function rowOf(name: string): Row {
  const cells = staffRoleNames.map((role) => {
    const ofRole: Readonly<Record<string, Cell | undefined>> = cellsOfRoles[role];
    return [role, ofRole[name]] as const;
  });
  return Object.fromEntries(cells.flatMap(([role, cell]) => (cell ? [[role, written(cell)]] : [])));
}

/** Letters, `@` for one's own, `~` for masked, and then the named transitions. */
function written({ may, own, masked, moves: transitions }: Cell): string {
  return [`${may}${own ? '@' : ''}${masked ? '~' : ''}`, ...transitions].join(' ');
}
