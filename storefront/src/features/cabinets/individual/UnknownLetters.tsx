import styles from '../../sales/orders/order.module.css';

/** A link that ends no letters. */
export const UnknownLetters = () => (
  <section className={styles.part}>
    <h1>Ссылка не действует</h1>
    <p>Откройте её из письма ещё раз: возможно, она скопирована не целиком.</p>
  </section>
);
