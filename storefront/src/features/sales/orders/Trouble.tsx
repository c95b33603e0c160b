import type { ReactNode } from 'react';
import { LoadFailed } from '../../../components/ui/LoadFailed.tsx';
import { paths } from '../../../paths.ts';
import styles from './order.module.css';

interface Props {
  is: 'loading' | 'lost' | 'failed';
  look(): Promise<void>;
  /** «заявку», as what is being loaded is called. */
  what: string;
  /** Said where nothing is at the address. */
  lost: ReactNode;
}

/** All that a secret page may show instead of what it leads to. */
export function Trouble({ is, look, what, lost }: Props) {
  if (is === 'loading') return <p role="status">Загружаем {what}…</p>;
  if (is === 'lost') return <div className={styles.part}>{lost}</div>;
  return <LoadFailed className={styles.part} what={what} again={look} />;
}

/** Nothing is at the address: `letter` is where the whole link stands. */
export const LinkLost = ({ title, letter }: { title: string; letter: string }) => (
  <>
    <h1>{title}</h1>
    <p>Проверьте, что ссылка скопирована целиком: она есть в письме {letter}.</p>
    <p>
      <a href={paths.contacts}>Написать нам</a>
    </p>
  </>
);
