import { type ReactNode, useState } from 'react';
import { takeBack } from '../../../lib/api.ts';
import { BusyButton } from '../../platform/actions/BusyButton.tsx';
import { Finished } from '../../sales/orders/Finished.tsx';
import styles from '../../sales/orders/order.module.css';
import { Trouble } from '../../sales/orders/Trouble.tsx';
import { useShown } from '../../sales/orders/useShown.ts';

interface Props<Payload> {
  path: string;
  question(payload: Payload): string;
  ended(payload: Payload): string;
  children: ReactNode;
}

const never = () => false;

/** Ends letters of one kind, for every bearer of the link in them. */
export function EndLetters<Payload extends { is_ended: boolean }>(props: Props<Payload>) {
  const { path, question, ended, children } = props;
  const [isEnded, setEnded] = useState(false);
  const { shown, look } = useShown<Payload>(path, never);
  if (shown.is !== 'there') return <Trouble is={shown.is} look={look} lost={<Unknown />} what="подписку" />;
  if (isEnded || shown.payload.is_ended) return <Ended title={ended(shown.payload)} />;
  const end = async () => {
    await takeBack(path, {});
    setEnded(true);
  };
  return (
    <section className={styles.part}>
      <h1>{question(shown.payload)}</h1>
      <p>{children}</p>
      <BusyButton act={end} className="button">
        Не присылать
      </BusyButton>
    </section>
  );
}

const Ended = ({ title }: { title: string }) => (
  <Finished title={title} text="Билеты и письма о ваших заказах приходят по-прежнему." />
);

const Unknown = () => (
  <section className={styles.part}>
    <h1>Ссылка не действует</h1>
    <p>Откройте её из письма ещё раз: возможно, она скопирована не целиком.</p>
  </section>
);
