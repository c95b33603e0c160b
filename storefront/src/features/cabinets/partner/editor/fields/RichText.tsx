import { Suspense, useState } from 'react';
import { lazily } from '../../../../../lib/lazily.tsx';
import styles from './fields.module.css';
import type { RichProps } from './RichEditor.tsx';

const load = () => import('./RichEditor.tsx').then((part) => part.RichEditor);
const RichEditor = lazily(load);

/** A formatted text. It is shown as it is until it is edited: the editor is heavy, and most visits need none. */
export function RichText({ isClosed, ...rich }: RichProps & { isClosed: boolean }) {
  const { input, label, value } = rich;
  const [isOpen, setOpen] = useState(false);
  const shown = <Shown html={value} {...{ label, isClosed }} />;
  const words = value === '' ? 'Написать' : 'Изменить текст';
  if (isOpen && !isClosed)
    return (
      <Suspense fallback={shown}>
        <RichEditor {...rich} />
      </Suspense>
    );
  return (
    <>
      {value !== '' && shown}
      {!isClosed && (
        <button
          id={input.id}
          className={`button button--quiet button--small ${styles.add}`}
          type="button"
          aria-label={`${words}: ${label}`}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          onClick={() => setOpen(true)}
        >
          {words}
        </button>
      )}
    </>
  );
}

interface ShownProps {
  html: string;
  label: string;
  isClosed: boolean;
}

/** A long one is scrolled, by the keyboard too; one that is only to be read stands in full. */
const Shown = ({ html, label, isClosed }: ShownProps) => (
  <section
    className={`prose ${styles.rich} ${isClosed ? styles.whole : ''}`}
    aria-label={`${label}, как на сайте`}
    tabIndex={isClosed ? undefined : 0}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps harmless markup alone, and this browser's own input comes from the editor
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
