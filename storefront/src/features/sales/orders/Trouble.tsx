import { paths } from '@odonta/db/vocabulary/addresses.ts';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../components/ui/LoadFailed.tsx';
import styles from './order.module.css';

interface Props {
  is: 'loading' | 'lost' | 'failed';
  look(): Promise<void>;
  /** The noun for the missing content: «заявку». */
  what: string;
  /** Said where nothing is at the address. */
  lost: ReactNode;
}

/** The states of a secret page without its content. */
export function Trouble({ is, look, what, lost }: Props) {
  if (is === 'loading') return <p role="status">Загружаем {what}…</p>;
  if (is === 'lost') return <div className={styles.part}>{lost}</div>;
  return <LoadFailed className={styles.part} what={what} again={look} />;
}

/** The address is unknown: `letter` names where the whole link is found. */
export const LinkLost = ({ title, letter }: { title: string; letter: string }) => (
  <>
    <h1>{title}</h1>
    <p>Проверьте, что ссылка скопирована целиком: она есть в письме {letter}.</p>
    <p>
      <a href={paths.contacts}>Написать нам</a>
    </p>
  </>
);
