import { type ReactNode, useState } from 'react';
import styles from './entries.module.css';

interface Props {
  label: string;
  /** The first is open. */
  ways: readonly { name: string; form: ReactNode }[];
}

/** Several ways through one door; each keeps what was typed into it. */
export function Ways({ label, ways }: Props) {
  const [chosen, choose] = useState(0);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would stand outside of the forms it chooses from */}
      <div className={styles.ways} role="group" aria-label={label}>
        {ways.map(({ name }, index) => (
          <button key={name} type="button" aria-pressed={index === chosen} onClick={() => choose(index)}>
            {name}
          </button>
        ))}
      </div>
      {ways[chosen]?.form}
    </>
  );
}
