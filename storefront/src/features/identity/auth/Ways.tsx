import { type ReactNode, useState } from 'react';
import { useAwake } from '../../../islands/useAwake.ts';
import styles from './entries.module.css';

interface Props {
  label: string;
  /** The first is open. */
  ways: readonly { name: string; form: ReactNode }[];
}

/** Several tabs of one sign-in. Before hydration they ignore presses, which would be lost. */
export function Ways({ label, ways }: Props) {
  const [chosen, choose] = useState(0);
  const isAwake = useAwake();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would lie outside of the forms it chooses from */}
      <div className={styles.ways} role="group" aria-label={label} inert={!isAwake}>
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
