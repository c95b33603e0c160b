import { Suspense, useState } from 'react';
import { lazily } from '../../../../../lib/lazily.tsx';
import { CourseField } from './CourseField.tsx';
import styles from './inputs.module.css';
import { useField, useIsClosed } from './useField.ts';

export type RichName = 'text' | 'program' | 'for_whom' | 'result' | 'requirements';

const load = () => import('./RichEditor.tsx').then((part) => part.RichEditor);
const RichEditor = lazily(load);

/** A formatted text. It is shown as it is until it is edited: the editor is heavy, and most visits need none. */
export function RichInput({ name, hint }: { name: RichName; hint?: string }) {
  const { id, value, label } = useField(name);
  const isClosed = useIsClosed();
  const [isOpen, setOpen] = useState(false);
  const shown = <Shown html={value} />;
  const words = value === '' ? 'Написать' : 'Изменить текст';
  return (
    <CourseField name={name} hint={hint} isGroup>
      {(input) =>
        isOpen && !isClosed ? (
          <Suspense fallback={shown}>
            <RichEditor name={name} label={label} input={input} />
          </Suspense>
        ) : (
          <>
            {value !== '' && shown}
            {!isClosed && (
              <button
                id={id}
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
        )
      }
    </CourseField>
  );
}

const Shown = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps harmless markup alone, and this browser's own input comes from the editor
  <div className={`prose ${styles.rich}`} dangerouslySetInnerHTML={{ __html: html }} />
);
