import type { LeadWithdrawal } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { takeBack } from '../../../lib/api.ts';
import { BusyButton } from '../../platform/actions/BusyButton.tsx';
import { Finished } from '../../sales/orders/Finished.tsx';
import styles from '../../sales/orders/order.module.css';
import { Trouble } from '../../sales/orders/Trouble.tsx';
import { useShown } from '../../sales/orders/useShown.ts';

const never = () => false;

/** Withdraws the consent that the link of a letter is about, for every bearer of the link. */
export default function WithdrawConsent({ token }: { token: string }) {
  const path = `/relatedLeads/consent/${token}`;
  const { shown, look, take } = useShown<LeadWithdrawal>(path, never);
  if (shown.is !== 'there') return <Trouble is={shown.is} look={look} lost={<Unknown />} what="согласие" />;
  const { is_withdrawn, merchant, promotion } = shown.payload;
  if (is_withdrawn) return <Withdrawn merchant={merchant} />;
  return (
    <section className={styles.part}>
      <h1>Отозвать согласие?</h1>
      <p>
        Вы передали имя и фамилию, телефон, почту, город и название курса организации {merchant} по
        предложению «{promotion}». Мы сотрём эти данные и сообщим организации, что использовать их больше
        нельзя.
      </p>
      <BusyButton act={async () => take(await takeBack<LeadWithdrawal>(path, {}))} className="button">
        Отозвать согласие
      </BusyButton>
    </section>
  );
}

const Withdrawn = ({ merchant }: { merchant: string }) => (
  <Finished title="Согласие отозвано" text={`Данные стёрты, организация ${merchant} об этом узнает.`} />
);

const Unknown = () => (
  <section className={styles.part}>
    <h1>Ссылка не действует</h1>
    <p>Откройте её из письма ещё раз: возможно, она скопирована не целиком или прошло больше года.</p>
    <p>
      Отозвать согласие можно и письмом: <a href={paths.contacts}>контакты</a>.
    </p>
  </section>
);
