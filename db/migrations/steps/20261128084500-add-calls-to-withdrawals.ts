import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const payee = `jsonb_build_object('name', c.pay_name, 'inn', c.pay_inn, 'kpp', c.pay_kpp, 'bank', c.pay_bank,
  'bic', c.pay_bic, 'account', c.pay_rs, 'correspondent_account', c.pay_ks)`;

/** The caller of a centre whose balance leaves to an account that has just changed, as for payouts. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table marketing_withdrawals
       add column requisites_changed_at timestamptz,
       add column call_confirmed_by integer references users,
       add constraint withdrawals_to_changed_requisites_are_called_about check (
         status <> 'CONFIRMED' or requisites_changed_at is null or call_confirmed_by is not null
         or requisites_changed_at <= decided_at - interval '5 days');
     -- Signatures so far were about the payee of the moment of the payment.
     update payouts p set requisites = ${payee} from centers c
       where c.id = p.center_id and p.second_by is not null and p.paid_at is null and p.requisites is null;
     update marketing_withdrawals w set requisites = ${payee} from marketing_balances b join centers c on c.id = b.center_id
       where b.id = w.balance_id and w.second_by is not null and w.status = 'CREATED';`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table marketing_withdrawals
       drop column requisites_changed_at,
       drop column call_confirmed_by;`,
  );
