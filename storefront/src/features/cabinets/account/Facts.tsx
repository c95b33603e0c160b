import { Fragment } from 'react';
import styles from './account.module.css';

/** Known facts of a person; unknown ones are left out. */
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
