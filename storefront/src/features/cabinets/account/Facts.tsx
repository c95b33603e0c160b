import { Fragment } from 'react';
import styles from './account.module.css';

/** What is known of somebody; what is not known takes no room. */
export function Facts({ of }: { of: readonly (readonly [name: string, value: string | null])[] }) {
  const known = of.filter(([, value]) => value !== null && value !== '');
  return (
    <dl className={styles.facts}>
      {known.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
